import { noBreak } from '../../content/no-break.ts';
import { paths } from '../../content/paths.ts';
import { shopOffer } from '../../content/shop-teaser-copy.ts';
import { formatClp } from '../../platform/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Leader } from '../../ui/paper/leader.tsx';
import type { NamedProduct } from '../lists/lists.ts';

/** Lists the shop's products with their prices, and links to the shop. */
export function ShopIndex({ products }: { readonly products: readonly NamedProduct[] }) {
  return (
    <>
      <p className="text-lead text-ink-700">{shopOffer.text}</p>
      <div className="@container mt-6 mb-8 border-y border-rule py-2">
        {products.map(({ id, name, price }) => (
          <Leader
            key={id}
            price
            className="min-h-tap content-center items-center py-1"
            term={noBreak(name)}
            value={formatClp(price)}
          />
        ))}
      </div>
      <ButtonLink variant="line" to={paths.shop}>
        {shopOffer.action}
      </ButtonLink>
    </>
  );
}
