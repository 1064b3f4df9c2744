import { flushSync } from 'react-dom';
import { lostDraftCopy as copy } from '../../../../../content/documents/drafts-copy.ts';
import { useStoreOf } from '../../../../../platform/store.ts';
import { Button } from '../../../../../ui/button.tsx';
import { OverlayNotice } from '../../../../../ui/notices/overlay-notice.tsx';
import { focusField } from '../../inputs/field-ids.ts';
import { useCompletion } from '../../use-completion.ts';
import { createDraftStore, useDrafts } from '../draft-store.ts';

/** Offers to store the open draft again, which another tab erased and only this page still has. */
export function LostDraftNotice() {
  const drafts = useStoreOf(createDraftStore);
  const { draft, current } = useCompletion();
  const isLost = useDrafts(({ lost }) => lost.some(({ id }) => id === draft.id));
  if (!isLost) return null;
  /** The pressed button disappears, so the field gets the focus back. */
  function restore(): void {
    const field = current.get();
    flushSync(() => drafts.restore(draft.id));
    if (field) focusField(field.key);
  }
  return (
    <OverlayNotice title={copy.title} text={copy.text}>
      <Button small onClick={restore}>
        {copy.restore}
      </Button>
    </OverlayNotice>
  );
}
