/** A turning ring; what it waits for is said beside it. */
export function Spinner({ className = 'size-5 border-[2.5px]' }: { readonly className?: string }) {
  return (
    <span
      className={`flex-none animate-spin rounded-full border-current border-r-transparent ${className}`}
      aria-hidden="true"
    />
  );
}
