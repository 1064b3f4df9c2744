import { readShared } from './storage.ts';

/**
 * Whether localStorage holds what was written under the key last: full or forbidden, it leaves that to the tab (see
 * `storage.ts`). The text itself, which may be long, is not read.
 */
export function isKept(key: string): boolean {
  try {
    return readShared(key) === null && Object.hasOwn(localStorage, key);
  } catch {
    return false;
  }
}
