type Props = { readonly number: number; readonly isOnInk?: boolean; readonly className?: string };

/** Number with § above a heading, for pages with at least three sections. */
export function SectionNumber({ number, isOnInk = false, className = '' }: Props) {
  const colour = isOnInk ? 'text-accent-300' : 'text-accent';
  return (
    <span
      className={`block font-display text-h3 leading-none font-medium tracking-[0] ${colour} ${className}`}
      aria-hidden="true"
    >
      {`§ ${number}`}
    </span>
  );
}
