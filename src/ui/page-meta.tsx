import { useEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import type { Graph, Thing } from 'schema-dts';
import { env } from '../platform/current-env.ts';
import { createStore } from '../platform/store.ts';

/** Returns the image that social networks show for a page. `npm run images` makes one for each public path. */
export function shareImagePath(path: string): string {
  return `/img/compartir/${path.slice(1).replaceAll('/', '-') || 'inicio'}.png`;
}

/** Returns JSON-LD that can't end its script element, whatever its strings contain. */
function structuredData(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

type Props = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly noIndex?: boolean;
  readonly data?: readonly Thing[];
};

export const currentTitle = createStore('');

let collectedJson: string[] | null = null;

export function collectStructuredData<T>(render: () => T): {
  readonly value: T;
  readonly data: readonly string[];
} {
  collectedJson = [];
  try {
    return { value: render(), data: collectedJson };
  } finally {
    collectedJson = null;
  }
}

function showStructuredData(json: string): void {
  const existing = document.head.querySelector('script[type="application/ld+json"]');
  if (json === '') existing?.remove();
  else if (existing?.textContent !== json) {
    const script = existing ?? document.createElement('script');
    script.setAttribute('type', 'application/ld+json');
    script.textContent = json;
    document.head.append(script);
  }
}

/**
 * Renders the metadata of a page. Use it once per page, because a second one would duplicate the tags. Without
 * VITE_SITE_URL only the browser knows the site's URL, so the prerendered page has no absolute addresses.
 */
export function PageMeta({ title, description, path, noIndex = false, data = [] }: Props) {
  const hasSiteUrl = env.siteUrl !== '';
  const address = `${env.siteUrl}${path === '/' ? '' : path}`;
  const image = env.siteUrl + shareImagePath(noIndex ? '/' : path);
  const json = data.length > 0 && hasSiteUrl ? structuredData(data) : '';
  if (collectedJson && json !== '') collectedJson.push(json);
  useEffect(() => currentTitle.set(title), [title]);
  useEffect(() => showStructuredData(json), [json]);
  return (
    // Each tag has its own condition, because Helmet ignores fragments.
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es_CL" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {hasSiteUrl && <link rel="canonical" href={address} />}
      {hasSiteUrl && <meta property="og:url" content={address} />}
      {hasSiteUrl && <meta property="og:image" content={image} />}
      {hasSiteUrl && <meta name="twitter:image" content={image} />}
    </Helmet>
  );
}
