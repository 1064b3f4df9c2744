import { useLabels } from './labels.ts';

/** A turning ring; what it waits for is said beside it. */
export function Spinner({ className = 'size-5 border-[2.5px]' }: { readonly className?: string }) {
  return (
    <span
      className={`flex-none animate-spin rounded-full border-current border-r-transparent ${className}`}
      aria-hidden="true"
    />
  );
}

type LoadingProps = {
  readonly label?: string;
  /** Its padding. */
  readonly className?: string;
};

/** A page or a part on its way. It appears after a moment, so that a fast answer shows no ring at all. */
export function Loading({ label, className = 'p-8' }: LoadingProps) {
  const { loading } = useLabels();
  return (
    <div className={`grid animate-appear justify-items-center gap-3 text-ink-700 ${className}`} role="status">
      <Spinner className="size-9 border-3 text-accent" />
      <span>{label ?? loading}</span>
    </div>
  );
}
