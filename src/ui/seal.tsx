import { assetUrl } from '../platform/asset-url.ts';

type Props = {
  /** Below the fold; elsewhere it still comes after what a page says. */
  readonly loading?: 'lazy';
};

/** The firm's seal in copper, an ornament; its size comes from where it stands. */
export function Seal({ loading }: Props) {
  const src = assetUrl('/img/sello.svg');
  return (
    <img className="seal" src={src} width={240} height={240} alt="" loading={loading} fetchPriority="low" />
  );
}
