import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { NotStartedNotice, TooOldNotice } from './app/browser-notices.tsx';
import { type LoadedPage, pageAt } from './app/load-page.ts';
import { BrokenPage, PageLoading } from './app/page-boundary.tsx';
import { publicPaths, visitorPaths } from './app/public-paths.ts';
import { labels } from './content/frame-copy.ts';
import { paths } from './content/paths.ts';
import { dataScript } from './platform/page-data.ts';
import { createStores } from './platform/store.ts';
import { LabelsProvider } from './ui/labels.ts';
import { RetryPart } from './ui/lazy-with-retry.tsx';
import { PlainToast } from './ui/notices/toast-host.tsx';
import { collectStructuredData } from './ui/page-meta.tsx';

export type Prerendered = {
  /** Title, description, canonical address, Open Graph tags and structured data. */
  readonly head: string;
  readonly body: string;
  /** Script with the page's data; '' if the page has no data. */
  readonly data: string;
  /** Source file of the page, from which the build finds the chunks to preload. */
  readonly file: string;
};

/** Pages that search engines may list. Their HTML is complete, and the app hydrates it. */
export const pages: readonly string[] = publicPaths;

/** Pages that depend on the visitor. Their HTML is the part that all visitors share, and the app renders them anew. */
export const shells: readonly string[] = visitorPaths;

/** Error pages: one for unknown addresses, and one for addresses of unknown products. */
export const errorPages: readonly string[] = [paths.notFound, paths.product('404')];

/** HTML for every page, outside the element that the app renders into. */
export const notices: string = renderToStaticMarkup(
  <>
    <TooOldNotice />
    <NotStartedNotice />
  </>,
);

/**
 * HTML that the app may show on every page when the full style sheet fails to load, for example offline. No page
 * contains this HTML, but the styles inside each page include those of this HTML.
 */
export const fallbacks: string = renderToStaticMarkup(
  <StaticRouter location={paths.home}>
    <HelmetProvider>
      <LabelsProvider value={labels}>
        <PageLoading />
        <BrokenPage cause="missing" />
        <RetryPart retry={() => {}} />
        <PlainToast title="" description="" />
      </LabelsProvider>
    </HelmetProvider>
  </StaticRouter>,
);

// Helmet writes the head's tags with React, which puts them first wherever the page renders them.
const headTags = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

function render(path: string): string {
  return renderToString(
    <StaticRouter location={path}>
      <App stores={createStores()} />
    </StaticRouter>,
  );
}

const pageFiles = Object.entries(import.meta.glob('./pages/*-page.tsx', { eager: true }));

function fileOf({ Page }: LoadedPage): string {
  const [file] = pageFiles.find(([, code]) => Object.values(code as object).includes(Page)) ?? [];
  if (file === undefined) throw new Error(`${Page.name} is in no file of src/pages`);
  return file.replace('./', 'src/');
}

/**
 * Renders a page as it looks to a visitor without stored data.
 * @param path one of `pages`, `shells` or `errorPages`
 * @throws Error if the page's code doesn't load
 */
export async function prerender(path: string): Promise<Prerendered> {
  const page = await pageAt(path).load();
  const { value: html, data } = collectStructuredData(() => render(path));
  // React writes this comment where a Suspense boundary didn't render. A page whose code failed to load must not be
  // published.
  if (html.includes('<!--$!-->')) throw new Error(`${path} did not render`);
  const scripts = data.map((json) => `<script type="application/ld+json">${json}</script>`).join('');
  return {
    head: (headTags.exec(html)?.[0] ?? '') + scripts,
    body: html.replace(headTags, ''),
    data: dataScript(page.data),
    file: fileOf(page),
  };
}
