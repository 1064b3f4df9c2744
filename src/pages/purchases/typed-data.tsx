import { noDrafts } from '../../features/documents/form/draft.ts';
import { ownDrafts } from '../../features/documents/form/own-drafts.ts';
import { undoOffer } from '../../features/documents/form/undo.ts';
import { useStore } from '../../platform/store.ts';
import { useLazyComponent } from '../../ui/use-lazy-component.ts';

// With its dialogs: loaded only when something was typed.
const load = async () => (await import('./draft-section.tsx')).DraftSection;

/** What was typed into documents, once there is something, and while it can be brought back. */
export function TypedData({ onGone }: { readonly onGone: () => void }) {
  const { list } = useStore(ownDrafts, noDrafts);
  const isUndoable = useStore(undoOffer, null) !== null;
  const isShown = list.length > 0 || isUndoable;
  const Section = useLazyComponent(load, isShown);
  return isShown && Section && <Section onGone={onGone} />;
}
