/** Said to visitors whose browser runs no JavaScript, and to nobody else. */
export function NeedsScript({ children }: { readonly children: string }) {
  return (
    <noscript>
      <p className="wrap needs-script">{children}</p>
    </noscript>
  );
}
