/** The firm's mark, two equal strokes. As inline SVG, it needs no request and adapts to forced colours. */
export function Mark({ className = 'size-9' }: { readonly className?: string }) {
  const stroke = 'M32.94 9.07A9.4 5.6 0 0 0 14.6 10.8C14.6 17.4 33.4 16.6 33.4 24A9.4 7.6 0 0 1 31.41 28.68';
  return (
    <svg
      className={`flex-none ${className}`}
      width={36}
      height={36}
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth={4.2}
      aria-hidden="true"
    >
      <path className="stroke-ink forced-colors:stroke-current" d={stroke} />
      <path className="stroke-accent forced-colors:stroke-current" d={stroke} transform="rotate(180 24 24)" />
    </svg>
  );
}
