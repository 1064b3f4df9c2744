import { createStore } from '../store.ts';

/**
 * True after the page has noticed that entered data were cleared, until the person decides what to do. This is a separate
 * file, because every page needs it and only some need entered-storage.ts.
 */
export const dataClearedStore = createStore(false);
