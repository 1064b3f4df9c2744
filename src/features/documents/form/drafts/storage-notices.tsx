import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { lostDraftCopy, wipedCopy } from '../../../../content/documents/complete-copy.ts';
import { useStoreOf } from '../../../../platform/store.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice, NoticeTitle } from '../../../../ui/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useOnReturn } from '../../../../ui/use-on-return.ts';
import { useRootMark } from '../../../../ui/use-root-mark.ts';
import { focusField } from '../inputs/field-ids.ts';
import { useCompletion } from '../use-completion.ts';
import { createDraftStore, useDrafts } from './draft-store.ts';

type NoticeProps = { readonly title: string; readonly text: string; readonly children: ReactNode };

/**
 * Notice over the page that stays until it is answered. It is not a dialog, because it may appear while the person
 * types: a dialog would take the focus, and with it the next key press.
 */
function StorageNotice({ title, text, children }: NoticeProps) {
  useRootMark('data-wiped');
  return (
    <Notice
      variant="bad"
      className="fixed inset-x-gutter top-[calc(var(--spacing-header)+0.5rem)] z-15 mx-auto max-h-[calc(100dvh-var(--spacing-header)-1rem)] max-w-176 overflow-y-auto border-[1.5px] border-wine-700 shadow-panel print:hidden"
      aria-labelledby="borradas"
    >
      <div role="alert">
        <NoticeTitle id="borradas" icon="alert">
          {title}
        </NoticeTitle>
        <p className="mt-2 text-ink">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </Notice>
  );
}

/**
 * Returns the storage state of the draft. Browsers need not report that a person wiped the storage in their settings.
 */
function useStorage(draftId: string): 'stored' | 'wiped' | 'lost' {
  useOnReturn(useStoreOf(createDraftStore).refresh);
  return useDrafts(({ isWiped, lost }) => {
    if (isWiped) return 'wiped';
    return lost.some(({ id }) => id === draftId) ? 'lost' : 'stored';
  });
}

/**
 * Asks what to do with answers that only this page still has, after the site's data were wiped or another tab erased
 * the draft.
 */
export function StorageNotices() {
  const drafts = useStoreOf(createDraftStore);
  const { draft, current } = useCompletion();
  const storage = useStorage(draft.id);
  /** The pressed button disappears, so the field gets the focus back. */
  function resolve(action: () => void): void {
    const field = current.get();
    flushSync(action);
    if (field) focusField(field.key);
  }
  function discard(): void {
    resolve(drafts.eraseAll);
    toast('info', ...wipedCopy.done);
  }
  if (storage === 'wiped')
    return (
      <StorageNotice title={wipedCopy.title} text={wipedCopy.text}>
        <Button small onClick={() => resolve(drafts.keep)}>
          {wipedCopy.keep}
        </Button>
        <Button variant="danger" small onClick={discard}>
          {wipedCopy.drop}
        </Button>
      </StorageNotice>
    );
  if (storage === 'lost')
    return (
      <StorageNotice title={lostDraftCopy.title} text={lostDraftCopy.text}>
        <Button small onClick={() => resolve(() => drafts.restore(draft.id))}>
          {lostDraftCopy.restore}
        </Button>
      </StorageNotice>
    );
  return null;
}
