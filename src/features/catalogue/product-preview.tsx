import type { ReactNode } from 'react';
import { productCopy } from '../../content/shop-copy.ts';
import { Drawing } from '../../ui/images/drawing.tsx';
import { Icon, type IconName } from '../../ui/images/icon.tsx';
import { SizedImage } from '../../ui/images/sized-image.tsx';
import { Sheet } from '../../ui/paper/sheet.tsx';
import type { FormFeature } from './form-features.ts';
import { featureImage, formImages, PageImage } from './page-image.tsx';
import type { Product } from './products.ts';

type FrameProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
};

export function PreviewFrame({ icon, title, note, children }: FrameProps) {
  return (
    <div className="rounded-folder border border-rule-folder bg-folder px-4 pt-4 pb-6 lg:px-10 lg:pt-6 lg:pb-12 print:border-0 print:bg-transparent print:p-0">
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 pb-3.5 text-caption/body text-ink-700">
        <strong className="inline-flex items-center gap-2">
          <Icon name={icon} className="size-5 text-accent-700" />
          <span>{title}</span>
        </strong>
        {note && <span>{note}</span>}
      </div>
      {children}
    </div>
  );
}

type Props = { readonly product: Product };

/**
 * Shows the document's first page, sharp at its top and blurred behind the lock further down. The blur is in the
 * image's pixels, so removing a style reveals nothing.
 */
export function LockedPreview({ product }: Props) {
  return (
    <PreviewFrame icon="lock" title={productCopy.preview} note={productCopy.page(product.pages)}>
      <div className="relative isolate mx-auto max-w-140 before:absolute before:inset-0 before:-z-1 before:transform-[rotate(1.1deg)_translate(6px,4px)] before:rounded-sheet before:bg-sheet before:shadow-sheet">
        {/* Page and card share one grid cell, which grows when large text makes the card taller than the page. */}
        <div className="grid *:[grid-area:1/1]">
          <Sheet raised className="self-start">
            <PageImage
              product={product}
              kind="locked"
              sizes="(min-width: 64rem) min(560px, 39vw), min(560px, 100vw - 4rem)"
              alt={productCopy.previewAlt(product.name)}
              loading="first"
            />
          </Sheet>
          <div className="mt-[50%] mb-[4%] w-[min(84%,19rem)] place-self-center rounded-control bg-sheet px-[min(1.25rem,4%)] pt-6 pb-5 text-center shadow-panel">
            <Drawing name="lock" className="mx-auto mb-2.5 size-13" />
            <strong className="block font-display text-h3 leading-[1.2] font-medium">
              {productCopy.locked}
            </strong>
            <p className="mt-1.5 text-small leading-[1.45]">{productCopy.lockedHint}</p>
          </div>
        </div>
      </div>
      <p className="mx-auto mt-7 max-w-140 text-caption text-ink-700">{productCopy.previewNotice}</p>
    </PreviewFrame>
  );
}

export function FormPicture({ product }: Props) {
  const { wide, narrow } = formImages(product);
  return (
    <figure className="print:hidden">
      <SizedImage
        className="h-auto w-full rounded-folder border border-rule-folder max-sm:max-w-104"
        files={wide.files}
        sizes="(min-width: 80rem) 1118px, calc(100vw - 2 * clamp(1rem, 0.4rem + 2.6vw, 3rem) - 2px)"
        alt={productCopy.form.alt(product.name)}
        narrowCrop={{ ...narrow, sizes: 'min(100vw - 2rem - 2px, 26rem)' }}
        {...wide.size}
      />
      <figcaption className="mt-4 text-caption text-ink-700">{productCopy.form.caption}</figcaption>
    </figure>
  );
}

const figureSizes =
  '(min-width: 80rem) 350px, (min-width: 64rem) calc((100vw - 2 * clamp(1rem, 0.4rem + 2.6vw, 3rem) - 5rem) / 3 - 2px), (min-width: 40rem) calc(50vw - clamp(1rem, 0.4rem + 2.6vw, 3rem) - 1.25rem - 2px), calc(100vw - 2rem - 2px)';

type FeatureListProps = Props & { readonly features: readonly FormFeature[] };

export function FeatureList({ product, features }: FeatureListProps) {
  const { title, lead, ...copy } = productCopy.formFeatures;
  return (
    <section className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 print:hidden">
      <header
        className={features.length < 3 ? 'max-lg:col-span-full' : 'max-sm:col-span-full lg:col-span-full'}
      >
        <h2>{title}</h2>
        <p className="mt-2 text-caption text-ink-700">{lead}</p>
      </header>
      {features.map((feature) => {
        const { files, size } = featureImage(product, feature);
        return (
          <figure key={feature} className="min-w-0">
            <SizedImage
              className="h-auto w-full rounded-folder border border-rule-folder"
              files={files}
              sizes={figureSizes}
              alt={copy[feature].alt}
              {...size}
            />
            <figcaption className="mt-5">
              <h3>{copy[feature].title}</h3>
              <p className="mt-1 text-small/[1.5]">{copy[feature].text}</p>
            </figcaption>
          </figure>
        );
      })}
    </section>
  );
}
