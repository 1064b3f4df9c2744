import { useLabels } from './labels.ts';

/** Spinning ring. Callers render text next to it, because screen readers skip the ring. */
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
  readonly className?: string;
};

/** Appears after a delay, so that fast loads show no ring. */
export function Loading({ label, className = 'p-8' }: LoadingProps) {
  const { loading } = useLabels();
  return (
    <div className={`grid animate-appear justify-items-center gap-3 text-ink-700 ${className}`} role="status">
      <Spinner className="size-9 border-3 text-accent" />
      <span>{label ?? loading}</span>
    </div>
  );
}
