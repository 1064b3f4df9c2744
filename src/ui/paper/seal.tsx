import { assetUrl } from '../../platform/current-env.ts';

type Props = {
  /** Set for a seal below the fold. Elsewhere it still loads after the page's text. */
  readonly loading?: 'lazy';
  /** Sets the size and place. */
  readonly className?: string;
};

/** The firm's seal in the accent colour, as an ornament. */
export function Seal({ loading, className }: Props) {
  const src = assetUrl('/img/sello.svg');
  return (
    <img
      className={className}
      src={src}
      width={240}
      height={240}
      alt=""
      loading={loading}
      fetchPriority="low"
    />
  );
}
