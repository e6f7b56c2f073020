/** What is searched for: kept while one looks at a record and comes back. */
import { NO_SEARCH, type Search } from './types';

export const search: Search = $state({ ...NO_SEARCH });

export function clearSearch(): void {
  Object.assign(search, { ...NO_SEARCH, sort: search.sort });
}

/** Whether anything is asked for. */
export function isSearching(): boolean {
  return Object.entries(search).some(([key, value]) => key !== 'sort' && value.trim() !== '');
}
