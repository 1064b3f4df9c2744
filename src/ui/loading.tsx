import { useLabels } from './labels.ts';

/** A page or a part on its way. It appears after a moment, so that a fast answer shows no ring at all. */
export function Loading({ label }: { readonly label?: string }) {
  const { loading } = useLabels();
  return (
    <div className="loading" role="status">
      <span className="spin" aria-hidden="true" />
      {label ?? loading}
    </div>
  );
}
