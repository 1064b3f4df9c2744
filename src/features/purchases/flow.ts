import type { Store } from '../../platform/store.ts';

/** What a page runs while it is open: a state to show, and `start`, which returns the function that stops it. */
export type Flow<State> = Pick<Store<State>, 'get' | 'subscribe'> & { readonly start: () => () => void };
