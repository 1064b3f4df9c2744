export function NeedsScript({ children }: { readonly children: string }) {
  return (
    <noscript>
      <p className="wrap my-4 rounded-control bg-accent-100 px-4 py-3.5 text-ink">{children}</p>
    </noscript>
  );
}
