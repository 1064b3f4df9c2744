/** The thick and the thin line under the head of a sheet. */
export function DoubleRule({ className = '' }: { readonly className?: string }) {
  return <div className={`h-[6px] border-t-3 border-b border-ink ${className}`} />;
}
