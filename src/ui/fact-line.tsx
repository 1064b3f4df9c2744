type Props = { readonly facts: readonly (readonly [term: string, value: string])[] };

/** Facts in one line of text, which breaks between two of them where it can. */
export function FactLine({ facts }: Props) {
  return (
    <span className="wrap-anywhere" translate="no">
      {facts.map(([term, value], index) => (
        <span key={term}>
          {index > 0 && <span> · </span>}
          <span className="inline-block max-w-full">{`${term}: ${value}`}</span>
        </span>
      ))}
    </span>
  );
}
