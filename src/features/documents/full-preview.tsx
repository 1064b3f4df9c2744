import { Suspense, use } from 'react';
import { productCopy } from '../../content/shop.ts';
import { Icon } from '../../ui/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { preloadable } from '../../ui/preloadable.tsx';
import type { Template } from './document.ts';
import type { DocumentEntry } from './documents.ts';
import { shownLogoUrl } from './logo-url.ts';

const view = preloadable(async () => (await import('./html/document-view.tsx')).DocumentView);

const templates = new Map<string, Promise<Template>>();

/** One promise per document, as `use` needs; a failed load is forgotten. */
function templateOf(entry: DocumentEntry): Promise<Template> {
  const known = templates.get(entry.productId);
  if (known) return known;
  const loading = entry.load();
  templates.set(entry.productId, loading);
  loading.catch(() => templates.delete(entry.productId));
  return loading;
}

function Document({ entry }: { readonly entry: DocumentEntry }) {
  return <view.Component template={use(templateOf(entry))} values={{}} logoUrl={shownLogoUrl} />;
}

/** The whole document, unlocked: its text is loaded only here. */
export function FullPreview({ entry }: { readonly entry: DocumentEntry }) {
  return (
    <div className="preview preview--full">
      <div className="preview__bar">
        <strong>
          <Icon name="document" />
          {productCopy.full}
        </strong>
      </div>
      <Suspense fallback={<Loading />}>
        <Document entry={entry} />
      </Suspense>
    </div>
  );
}
