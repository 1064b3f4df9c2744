import { type Loading, type SizedFiles, SizedImage } from '../../ui/images/sized-image.tsx';
import type { Product } from './products.ts';

/** The page as seen on the shelf, or the larger one behind the lock. */
type Kind = 'page' | 'locked';

type Props = {
  readonly product: Pick<Product, 'image'>;
  readonly sizes: string;
  readonly alt?: string;
  readonly kind?: Kind;
  readonly loading?: Loading;
};

/** The files of a document's first page; a Carta page is 17 × 22. */
export function pageImages({ image }: Pick<Product, 'image'>, kind: Kind): SizedFiles {
  const name = `/img/documentos/${image}` as const;
  return kind === 'page'
    ? { name, widths: [160, 320, 640] }
    : { name: `${name}-bloqueado`, widths: [420, 840, 1120] };
}

/** Pixels of a picture of the form beside its document. */
export const formSize = { width: 1120, height: 704 } as const;

/** The files of a picture of the form beside its document, as both stand in the browser. */
export function formImages({ image }: Pick<Product, 'image'>): SizedFiles {
  return { name: `/img/documentos/${image}-formulario`, widths: [420, 840, 1120] };
}

/** The document's first page: letterhead and title sharp, the rest illegible in the pixels themselves. */
export function PageImage({ product, kind = 'page', alt = '', ...rest }: Props) {
  return <SizedImage files={pageImages(product, kind)} width={612} height={792} alt={alt} {...rest} />;
}
