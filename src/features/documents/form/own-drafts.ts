import { createDraftStore } from './draft-store.ts';

/** This page's one store of what was typed: a second one would not hear what the first erases. */
export const ownDrafts = createDraftStore();
