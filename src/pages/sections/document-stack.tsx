import { homeCopy } from '../../content/home.ts';
import { PageImage } from '../../features/catalogue/page-image.tsx';
import { products } from '../../features/catalogue/products.ts';
import { Seal } from '../../ui/seal.tsx';

const sizes = '(min-width: 64rem) min(360px, 28vw), min(264px, 67vw)';

/** The shop's own documents in their folder, under the seal. Decorative: the shop describes them. */
export function DocumentStack() {
  const [form, contract] = products;
  return (
    <div className="stack" aria-hidden="true">
      <div className="stack__folder" data-tab={homeCopy.folder} />
      <div className="sheet s3" />
      <div className="sheet s2">
        {contract && <PageImage product={contract} sizes={sizes} loading="eager" />}
      </div>
      <div className="sheet s1">{form && <PageImage product={form} sizes={sizes} loading="first" />}</div>
      <Seal />
    </div>
  );
}
