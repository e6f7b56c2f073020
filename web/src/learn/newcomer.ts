/** Where the progress is kept. */
export const KEY = 'komadai.lessons';

/** Whether no lesson has ever been opened in this browser. */
export function isNewcomer(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}
