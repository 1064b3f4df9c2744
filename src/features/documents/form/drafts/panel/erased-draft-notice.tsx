import { flushSync } from 'react-dom';
import { erasedDraftCopy as copy } from '../../../../../content/documents/drafts-copy.ts';
import { useStoreInstance } from '../../../../../platform/store.ts';
import { Button } from '../../../../../ui/button.tsx';
import { OverlayNotice } from '../../../../../ui/notices/overlay-notice.tsx';
import { focusField } from '../../inputs/field-ids.ts';
import { useCompletion } from '../../use-completion.ts';
import { createDraftStore, useDrafts } from '../draft-store.ts';

export function ErasedDraftNotice() {
  const drafts = useStoreInstance(createDraftStore);
  const { draft, currentField } = useCompletion();
  const isErased = useDrafts(({ erasedElsewhere }) => erasedElsewhere.some(({ id }) => id === draft.id));
  if (!isErased) return null;
  /** Restores the draft and focuses the last field, because the pressed button disappears. */
  function restore(): void {
    const field = currentField.get();
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
