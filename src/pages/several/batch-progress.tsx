import { TextButton } from '../../ui/text-link.tsx';

/** Number of parts after each of which screen readers announce the progress. */
const parts = 4;

/** Number of documents done so far, and of all. */
type Progress = { readonly done: number; readonly count: number };

/** Returns the number of documents to announce, which changes only with each part. */
export function announcedCount({ done, count }: Progress): number {
  return Math.floor((Math.floor((done / count) * parts) * count) / parts);
}

type Props = {
  readonly progress: Progress;
  readonly words: (done: number, count: number) => string;
  readonly cancelLabel: string;
  readonly cancel: () => void;
};

/** Shows how far many documents are, and cancels them. */
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
