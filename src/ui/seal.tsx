import { assetUrl } from '../platform/asset-url.ts';

type Props = {
  /** Its size and place. */
  readonly className?: string;
  /** Below the fold; elsewhere it still comes after what a page says. */
  readonly loading?: 'lazy';
};

/** The firm's seal in copper, an ornament. */
export function Seal({ className = '', loading }: Props) {
  const src = assetUrl('/img/sello.svg');
  return (
    <img
      className={`seal ${className}`}
      src={src}
      width={240}
      height={240}
      alt=""
      loading={loading}
      fetchPriority="low"
    />
  );
}
