import { afterFrame } from '../../../platform/after-frame.ts';
import { createDraftStore } from './draft-store.ts';

/** The page's only draft store: a second one in the same tab would miss what the first erases. */
export const ownDrafts = createDraftStore(undefined, afterFrame);

// Behind the frame may be too late.
addEventListener('pagehide', ownDrafts.flush);
document.addEventListener('visibilitychange', ownDrafts.flush);
