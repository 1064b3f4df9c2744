/** A page or a part on its way. It appears after a moment, so that a fast answer shows no ring at all. */
export function Loading({ label = 'Cargando…' }: { readonly label?: string }) {
  return (
    <div className="loading" role="status">
      <span className="spin" aria-hidden="true" />
      {label}
    </div>
  );
}
