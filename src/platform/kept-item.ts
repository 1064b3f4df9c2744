import { readItem } from './storage.ts';

/** Whether localStorage holds what was written last: full or forbidden, it leaves that to the tab (see `storage.ts`). */
export function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) === readItem(key);
  } catch {
    return false;
  }
}
