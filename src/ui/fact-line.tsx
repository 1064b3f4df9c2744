type Props = { readonly facts: readonly (readonly [term: string, value: string])[] };

/** A line breaks inside a fact only if the fact is wider than the line. */
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
