import { TextButton } from '../../ui/text-link.tsx';

/** Number of times that screen readers announce the progress. */
const maxAnnouncements = 4;

type Progress = { readonly done: number; readonly count: number };

/** Returns the number of finished documents to announce. It changes at most `maxAnnouncements` times. */
export function countToAnnounce({ done, count }: Progress): number {
  return Math.floor((Math.floor((done / count) * maxAnnouncements) * count) / maxAnnouncements);
}

type Props = {
  readonly progress: Progress;
  readonly label: (done: number, count: number) => string;
  readonly cancelLabel: string;
  readonly cancel: () => void;
};

export function BatchProgress({ progress, label, cancelLabel, cancel }: Props) {
  const { done, count } = progress;
  return (
    <>
      <progress className="h-2 w-40 accent-accent" aria-label={label(done, count)} value={done} max={count} />
      <span className="sr-only" role="status">
        {label(countToAnnounce(progress), count)}
      </span>
      <TextButton onClick={cancel}>{cancelLabel}</TextButton>
    </>
  );
}
