type Props = { readonly number: number; readonly onInk?: boolean; readonly className?: string };

/** Number with § above a heading, for pages with at least three sections. */
export function SectionNumber({ number, onInk = false, className = '' }: Props) {
  const colour = onInk ? 'text-accent-300' : 'text-accent';
  return (
    <span
      className={`block font-display text-h3 leading-none font-medium tracking-[0] ${colour} ${className}`}
      aria-hidden="true"
    >
      {`§ ${number}`}
    </span>
  );
}
