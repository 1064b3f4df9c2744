import { useEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import type { Graph, Thing } from 'schema-dts';
import { env } from '../platform/current-env.ts';
import { createStore } from '../platform/store.ts';

/** The image that social networks show for a page; `npm run images` makes one for each public path. */
export function shareImage(path: string): string {
  return `/img/compartir/${path.slice(1).replaceAll('/', '-') || 'inicio'}.png`;
}

/** JSON-LD that no HTML parser takes for the end of its script, whatever its strings say. */
function structuredData(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

type Props = {
  readonly title: string;
  readonly description: string;
  /** The page's own path; it makes the canonical address. */
  readonly path: string;
  /** Pages that search engines must leave out. */
  readonly noIndex?: boolean;
  /** What the page is about, for search engines. */
  readonly data?: readonly Thing[];
};

/** The title of the page shown, for the live region that announces it. */
export const shownTitle = createStore('');

let collected: string[] | null = null;

/** Runs a rendering without a browser and gathers the structured data of the page that it renders. */
export function collectStructuredData<T>(render: () => T): {
  readonly value: T;
  readonly data: readonly string[];
} {
  collected = [];
  try {
    return { value: render(), data: collected };
  } finally {
    collected = null;
  }
}

/** Puts the page's structured data into the head, in place of the one that the last page left. */
function showStructuredData(json: string): void {
  const present = document.head.querySelector('script[type="application/ld+json"]');
  if (json === '') present?.remove();
  else if (present?.textContent !== json) {
    const script = present ?? document.createElement('script');
    script.setAttribute('type', 'application/ld+json');
    script.textContent = json;
    document.head.append(script);
  }
}

/**
 * One per page: the tags of two would stand beside each other. Addresses are added once the site's own is known: a build
 * without VITE_SITE_URL learns it in the browser.
 */
export function PageMeta({ title, description, path, noIndex = false, data = [] }: Props) {
  const isAddressed = env.siteUrl !== '';
  const address = `${env.siteUrl}${path === '/' ? '' : path}`;
  const image = env.siteUrl + shareImage(noIndex ? '/' : path);
  const json = data.length > 0 && isAddressed ? structuredData(data) : '';
  if (collected && json !== '') collected.push(json);
  useEffect(() => shownTitle.set(title), [title]);
  useEffect(() => showStructuredData(json), [json]);
  return (
    // Each tag has its own condition: Helmet drops what a fragment holds.
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
      {isAddressed && <link rel="canonical" href={address} />}
      {isAddressed && <meta property="og:url" content={address} />}
      {isAddressed && <meta property="og:image" content={image} />}
      {isAddressed && <meta name="twitter:image" content={image} />}
    </Helmet>
  );
}
