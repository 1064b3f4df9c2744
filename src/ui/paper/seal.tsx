import { assetUrl } from '../../platform/current-env.ts';

/** The firm's seal, for what is confirmed. It is never larger than its file, 96 px, and never an ornament. */
export function Seal({ className }: { readonly className?: string }) {
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
