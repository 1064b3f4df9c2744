type Props = { readonly claims: readonly (readonly [figure: string, label: string])[] };

/** What the firm states of itself, in figures; each reads as one phrase. */
export function ClaimsBand({ claims }: Props) {
  return (
    <div className="claims">
      <ul className="wrap claims__in">
        {claims.map(([figure, label]) => (
          <li key={label}>
            <strong>
              {figure.startsWith('+') && <i>+</i>}
              {figure.replace('+', '')}
            </strong>{' '}
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
