import { createStore } from '../store.ts';

/**
 * True from the moment when the page notices that typed data were cleared until the person answers. In a file of its own
 * because every page asks.
 */
export const cleared = createStore(false);
