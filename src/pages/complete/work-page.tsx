import type { ComponentProps, ReactNode } from 'react';
import { completeCopy } from '../../content/documents/complete-copy.ts';
import { useAdminMode } from '../../features/auth/admin-mode.ts';
import type { Product } from '../../features/catalogue/products.ts';
import { hasBought } from '../../features/purchases/purchases.ts';
import { usePurchases } from '../../features/purchases/purchases-store.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { VisitorPart } from '../../ui/visitor-part.tsx';
import { HowToGet } from './how-to-get.tsx';

/** A page to work on begins soon: on a telephone its first field is on the first screen. */
const lowHead =
  '[&>header]:pt-4 [&>header]:pb-4 [&>header>h1]:mt-1 [&>header>p]:mt-2 [&>header>p]:max-w-none [&>header>p]:text-small';

type Props = Pick<ComponentProps<typeof PageMeta>, 'title' | 'description' | 'path'> & {
  readonly product: Product;
  readonly heading: string;
  readonly lead: string;
  readonly back: ReactNode;
  /** Between the head and what is worked on. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

/** A page where a template is completed: open for a receipt of this device and in admin mode. */
export function WorkPage({ product, heading, lead, back, beside, children, ...meta }: Props) {
  const bought = hasBought(usePurchases(), product.id);
  const isOpen = useAdminMode() || bought;
  return (
    // A long title, and a page to work on: smaller, it also takes the same lines in every font.
    <div className={`wrap [&_h1]:text-[min(var(--text-h2),13vw)] ${isOpen ? lowHead : ''}`}>
      <PageMeta {...meta} noIndex />
      {/* With its head, which stands lower where the page is not open. */}
      <VisitorPart>
        <PageHead title={heading} lead={isOpen ? lead : completeCopy.locked.text} back={back} />
        {beside}
        {isOpen ? children : <HowToGet product={product} />}
      </VisitorPart>
    </div>
  );
}
