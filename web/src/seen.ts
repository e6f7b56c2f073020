/** Which tosses have been looked at in this tab: a reload does not show them again. */
export function seenFurigoma(id: string, now = false): boolean {
  try {
    const key = `komadai.toss.${id}`;
    if (now) sessionStorage.setItem(key, '1');
    return sessionStorage.getItem(key) !== null;
  } catch {
    return now;
  }
}
