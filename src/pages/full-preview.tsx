import { Suspense, use } from 'react';
import { productCopy } from '../content/shop.ts';
import { PreviewFrame } from '../features/catalogue/preview-frame.tsx';
import { shownLogoUrl } from '../features/documents/download/logo-url.ts';
import type { DocumentEntry } from '../features/documents/model/document-entry.ts';
import { templateOf } from '../features/documents/model/template-of.ts';
import { Loading } from '../ui/loading.tsx';
import { preloadable } from '../ui/preloadable.tsx';

const view = preloadable(
  async () => (await import('../features/documents/html/document-view.tsx')).DocumentView,
);

function Document({ entry }: { readonly entry: DocumentEntry }) {
  return <view.Component template={use(templateOf(entry))} values={{}} logoUrl={shownLogoUrl} />;
}

/** The whole document, unlocked: its text is loaded only here. */
export function FullPreview({ entry }: { readonly entry: DocumentEntry }) {
  return (
    <PreviewFrame icon="document" title={productCopy.full}>
      <Suspense fallback={<Loading />}>
        <Document entry={entry} />
      </Suspense>
    </PreviewFrame>
  );
}
