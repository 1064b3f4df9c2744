import { type Loading, type SizedFiles, SizedImage } from '../../ui/images/sized-image.tsx';
import type { Product } from './products.ts';

/** 'page' is the picture in the shop, 'locked' the larger one behind the lock. */
type Kind = 'page' | 'locked';

type Props = {
  readonly product: Pick<Product, 'image'>;
  readonly sizes: string;
  readonly alt?: string;
  readonly kind?: Kind;
  readonly loading?: Loading;
};

/** Returns the image files of a document's first page. A Carta page measures 17 × 22. */
export function pageImages({ image }: Pick<Product, 'image'>, kind: Kind): SizedFiles {
  const name = `/img/documentos/${image}` as const;
  return kind === 'page'
    ? { name, widths: [160, 320, 640] }
    : { name: `${name}-bloqueado`, widths: [420, 840, 1120] };
}

/** Size in pixels of a picture of the form next to its document. */
export const formSize = { width: 1120, height: 704 } as const;

/** Returns the image files of the form next to its document, as the browser shows both. */
export function formImages({ image }: Pick<Product, 'image'>): SizedFiles {
  return { name: `/img/documentos/${image}-formulario`, widths: [420, 840, 1120] };
}

/** Shows the document's first page. Letterhead and title are sharp; the rest is illegible in the pixels themselves. */
export function PageImage({ product, kind = 'page', alt = '', ...rest }: Props) {
  return <SizedImage files={pageImages(product, kind)} width={612} height={792} alt={alt} {...rest} />;
}
