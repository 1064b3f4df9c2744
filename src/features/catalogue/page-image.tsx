import {
  type ImageCrop,
  type ImageLoading,
  type SizedFiles,
  SizedImage,
} from '../../ui/images/sized-image.tsx';
import { type FormFeature, featureImageSize } from './form-features.ts';
import type { Product } from './products.ts';

/**
 * 'page' is the sharp picture. 'locked' is larger and blurred towards its bottom, for the locked preview on the
 * product's page. 'filled' shows a half completed form, for the home page. No picture shows a word of the document's
 * text.
 */
type Kind = 'page' | 'locked' | 'filled';

type Props = {
  readonly product: Pick<Product, 'image'>;
  readonly sizes: string;
  readonly alt?: string;
  readonly kind?: Kind;
  readonly loading?: ImageLoading;
};

const pageFiles = {
  page: { suffix: '', widths: [160, 320, 640] },
  locked: { suffix: '-bloqueado', widths: [420, 840, 1120] },
  filled: { suffix: '-completado', widths: [320, 640] },
} as const satisfies Readonly<Record<Kind, object>>;

export function pageImages({ image }: Pick<Product, 'image'>, kind: Kind): SizedFiles {
  const { suffix, widths } = pageFiles[kind];
  return { basePath: `/img/documentos/${image}${suffix}`, widths };
}

/** Returns two pictures of a form and its document: side by side and, for phones, with the document below the form. */
export function formImages({
  image,
}: Pick<Product, 'image'>): Readonly<Record<'wide' | 'narrow', ImageCrop>> {
  const basePath = `/img/documentos/${image}-formulario` as const;
  return {
    wide: { files: { basePath, widths: [840, 1120] }, size: { width: 1120, height: 704 } },
    narrow: {
      files: { basePath: `${basePath}-telefono`, widths: [400, 640] },
      size: { width: 640, height: 860 },
    },
  };
}

const featureSuffixes = { week: 'semana', review: 'revision', several: 'varios' } as const;

export function featureImage({ image }: Pick<Product, 'image'>, feature: FormFeature): ImageCrop {
  return {
    files: { basePath: `/img/documentos/${image}-${featureSuffixes[feature]}`, widths: [400, 640] },
    size: featureImageSize,
  };
}

/**
 * Width and height are those of a Carta (US Letter) page, in points. In the image file, bars replace the words of the
 * text.
 */
export function PageImage({ product, kind = 'page', alt = '', ...rest }: Props) {
  return <SizedImage files={pageImages(product, kind)} width={612} height={792} alt={alt} {...rest} />;
}
