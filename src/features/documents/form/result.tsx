/** What the answers add up to. It follows every key: announced each time, it would speak over the typing. */
export function Result({ children }: { readonly children: string }) {
  return <output aria-live="off">{children}</output>;
}
