import { assetUrl } from '../../platform/current-env.ts';

/**
 * The firm's seal, only for confirmed facts and never as an ornament. Show it at no more than 96 px, the size of its
 * file.
 */
export function FirmStamp({ className }: { readonly className?: string }) {
  return (
    <img
      className={className}
      src={assetUrl('/img/sello.svg')}
      width={96}
      height={96}
      alt=""
      fetchPriority="low"
    />
  );
}
