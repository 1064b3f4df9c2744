/** Shown only where the browser runs no JavaScript. */
export function NeedsScript({ children }: { readonly children: string }) {
  return (
    <noscript>
      <p className="wrap needs-script">{children}</p>
    </noscript>
  );
}
