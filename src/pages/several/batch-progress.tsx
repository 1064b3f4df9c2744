import { TextButton } from '../../ui/text-link.tsx';

/** Number of parts after each of which screen readers announce the progress. */
const parts = 4;

type Props = {
  /** Number of documents done so far, and of all. */
  readonly progress: { readonly done: number; readonly count: number };
  readonly words: (done: number, count: number) => string;
  readonly cancelLabel: string;
  readonly cancel: () => void;
};

/** Shows how far many documents are, and cancels them. */
export function BatchProgress({ progress: { done, count }, words, cancelLabel, cancel }: Props) {
  const announced = Math.floor((Math.floor((done / count) * parts) * count) / parts);
  return (
    <>
      <progress className="h-2 w-40 accent-accent" aria-label={words(done, count)} value={done} max={count} />
      <span className="sr-only" role="status">
        {words(announced, count)}
      </span>
      <TextButton onClick={cancel}>{cancelLabel}</TextButton>
    </>
  );
}
