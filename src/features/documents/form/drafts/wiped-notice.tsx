import type { ReactNode } from 'react';
import { lostDraftCopy, wipedCopy } from '../../../../content/complete-copy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice, NoticeTitle } from '../../../../ui/notice.tsx';
import { useRootMark } from '../../../../ui/use-root-mark.ts';

type StorageNoticeProps = { readonly title: string; readonly text: string; readonly children: ReactNode };

/**
 * Shown over the page until it is answered. Not a dialog: it may appear while the person types, and a dialog that takes
 * the focus would take the next key for an answer.
 */
function StorageNotice({ title, text, children }: StorageNoticeProps) {
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

type WipedProps = { readonly onKeep: () => void; readonly onDiscard: () => void };

/** After the site's data were wiped. */
export function WipedNotice({ onKeep, onDiscard }: WipedProps) {
  return (
    <StorageNotice title={wipedCopy.title} text={wipedCopy.text}>
      <Button small onClick={onKeep}>
        {wipedCopy.keep}
      </Button>
      <Button variant="line" small onClick={onDiscard}>
        {wipedCopy.drop}
      </Button>
    </StorageNotice>
  );
}

/** After another tab erased the draft that is open. */
export function LostNotice({ onRestore }: { readonly onRestore: () => void }) {
  return (
    <StorageNotice title={lostDraftCopy.title} text={lostDraftCopy.text}>
      <Button small onClick={onRestore}>
        {lostDraftCopy.restore}
      </Button>
    </StorageNotice>
  );
}
