import { assetUrl } from '../../platform/current-env.ts';

type Props = {
  /** Below the fold; elsewhere it still comes after what a page says. */
  readonly loading?: 'lazy';
  /** Its size and place. */
  readonly className?: string;
};

/** The firm's seal in accent, an ornament; its size comes from where it stands. */
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
