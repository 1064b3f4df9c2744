import { wipedCopy } from '../../../content/complete-page.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice, NoticeTitle } from '../../../ui/notice.tsx';
import { useRootMark } from '../../../ui/use-root-mark.ts';

type Props = {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
};

/**
 * Shown over the page after the site's data were wiped, until it is answered. Not a dialog: it may appear while the
 * person types, and a dialog that takes the focus would take the next key for an answer.
 */
export function WipedNotice({ onKeep, onDiscard }: Props) {
  useRootMark('data-wiped');
  return (
    <Notice
      variant="bad"
      className="fixed inset-x-gutter top-[calc(var(--spacing-header)+0.5rem)] z-15 mx-auto max-h-[calc(100dvh-var(--spacing-header)-1rem)] max-w-176 overflow-y-auto border-[1.5px] border-wine-700 shadow-panel print:hidden"
      aria-labelledby="borradas"
    >
      <div role="alert">
        <NoticeTitle id="borradas" icon="alert">
          {wipedCopy.title}
        </NoticeTitle>
        <p className="mt-2 text-ink">{wipedCopy.text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button small onClick={onKeep}>
          {wipedCopy.keep}
        </Button>
        <Button variant="line" small onClick={onDiscard}>
          {wipedCopy.drop}
        </Button>
      </div>
    </Notice>
  );
}
