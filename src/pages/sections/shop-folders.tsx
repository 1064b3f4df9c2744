import { noBreak } from '../../content/no-break.ts';
import { paths } from '../../content/paths.ts';
import { shopOffer } from '../../content/shop-teaser-copy.ts';
import { PageImage } from '../../features/catalogue/page-image.tsx';
import { formatClp } from '../../platform/format.ts';
import { Link } from '../../ui/link.tsx';
import { Sheet } from '../../ui/paper/sheet.tsx';
import { Price } from '../../ui/price.tsx';
import { ForwardLink } from '../../ui/text-link.tsx';
import type { HomeProduct } from '../lists/lists.ts';
import { FolderGrid } from './folder.tsx';

function ShopFolder({ name, price, category, image, link }: HomeProduct) {
  return (
    <article className="folder grid grid-cols-[1fr_5.5rem] gap-x-4 sm:pt-5 sm:pb-5 @max-[17rem]:grid-cols-1 @max-[17rem]:px-3 @max-[17rem]:hyphens-auto print:break-inside-avoid">
      <span className="tab @max-[17rem]:max-w-[calc(100%+2px)] @max-[17rem]:overflow-clip" aria-hidden="true">
        {category}
      </span>
      <div className="flex min-w-0 flex-col gap-2 sm:gap-3">
        <h3 className="text-body/[1.25]">
          <Link
            className="decoration-accent decoration-1 underline-offset-[0.18em] after:absolute after:inset-0 hover:underline"
            to={link}
          >
            {noBreak(name)}
          </Link>
        </h3>
        <Price className="mt-auto text-price">{formatClp(price)}</Price>
      </div>
      <div className="relative -my-4.5 overflow-hidden sm:-my-5 @max-[17rem]:hidden" aria-hidden="true">
        <Sheet className="absolute inset-x-1 top-4 rotate-[2deg]">
          <PageImage product={{ image }} sizes="80px" />
        </Sheet>
      </div>
    </article>
  );
}

export function ShopFolders({ products }: { readonly products: readonly HomeProduct[] }) {
  return (
    <>
      <FolderGrid>
        {products.map((product) => (
          <ShopFolder key={product.id} {...product} />
        ))}
      </FolderGrid>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 text-ink-700 sm:mt-5">
        <span className="max-sm:hidden">{shopOffer.text}</span>
        <ForwardLink to={paths.shop}>{shopOffer.action}</ForwardLink>
      </p>
    </>
  );
}
