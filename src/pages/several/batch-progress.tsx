import { TextButton } from '../../ui/text-link.tsx';

/** Number of times that screen readers announce the progress. */
const parts = 4;

/** Number of finished documents, and the total. */
type Progress = { readonly done: number; readonly count: number };

/** Returns the number of finished documents to announce. It changes only `parts` times. */
export function announcedCount({ done, count }: Progress): number {
  return Math.floor((Math.floor((done / count) * parts) * count) / parts);
}

type Props = {
  readonly progress: Progress;
  readonly words: (done: number, count: number) => string;
  readonly cancelLabel: string;
  readonly cancel: () => void;
};

/** Shows the progress of a batch with a button to cancel it. */
export function BatchProgress({ progress, words, cancelLabel, cancel }: Props) {
  const { done, count } = progress;
  return (
    <>
      <progress className="h-2 w-40 accent-accent" aria-label={words(done, count)} value={done} max={count} />
      <span className="sr-only" role="status">
        {words(announcedCount(progress), count)}
      </span>
      <TextButton onClick={cancel}>{cancelLabel}</TextButton>
    </>
  );
}
