type Props = { readonly claims: readonly (readonly [figure: string, label: string])[] };

/**
 * The container queries are in units of the text's size, so that the figures are in one column if the text is twice as
 * large.
 */
export function ClaimsBand({ claims }: Props) {
  return (
    <div className="@container relative border-t border-rule-folder bg-paper print:break-inside-avoid">
      <ul className="wrap grid hyphens-auto *:min-w-0 @min-[19rem]:auto-cols-[1fr] @min-[19rem]:grid-flow-col @min-[19rem]:has-[:nth-child(3)]:grid-cols-[3fr_4fr_4fr] @min-[48rem]:has-[:nth-child(3)]:grid-cols-none">
        {claims.map(([figure, label]) => (
          <li
            key={label}
            className="border-rule py-4 not-first:border-t @min-[19rem]:not-first:border-t-0 @min-[19rem]:not-first:border-l @min-[19rem]:not-first:pl-[clamp(0.75rem,3vw,2rem)] @min-[48rem]:flex @min-[48rem]:items-center @min-[48rem]:gap-4 @min-[48rem]:py-6"
          >
            <strong className="block font-display text-price leading-none font-medium tracking-[-0.01em] whitespace-nowrap">
              {figure.startsWith('+') && (
                <i className="mr-[0.06em] font-sans leading-[0] font-normal text-accent not-italic">+</i>
              )}
              <span>{figure.replace('+', '')}</span>
            </strong>{' '}
            <span className="mt-1.75 block text-small/[1.3] @min-[48rem]:mt-0 @min-[48rem]:max-w-36 @min-[48rem]:text-body">
              {label}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
