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
  /** Title, description, canonical, sharing tags and structured data. */
  readonly head: string;
  readonly body: string;
  /** A script with what the page shows beside its code; '' for nothing. */
  readonly data: string;
  /** The page's source file, whose chunks the browser will want. */
  readonly file: string;
};

/** Pages that search engines may list: complete, and hydrated at their own address. */
export const pages: readonly string[] = publicPaths;

/** Pages that depend on the visitor: their HTML is what all visitors see alike, and the app renders them afresh. */
export const shells: readonly string[] = visitorPaths;

/** Shells for every other address: the site's, and one for each product's address. */
export const errorPages: readonly string[] = [paths.notFound, paths.product('404')];

/** For every page, outside of what the app takes over. */
export const notices: string = renderToStaticMarkup(
  <>
    <TooOldNotice />
    <NotStartedNotice />
  </>,
);

/**
 * What the app may show on every page when the whole style sheet doesn't load, as without a connection. It is in no
 * page's HTML: each page's own sheet has its styles.
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

// React, by which Helmet writes the tags of the head, puts them first, wherever the page renders them.
const headTags = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

function render(path: string): string {
  return renderToString(
    <StaticRouter location={path}>
      <App stores={createStores()} />
    </StaticRouter>,
  );
}

const pageFiles = Object.entries(import.meta.glob('./pages/*-page.tsx', { eager: true }));

/** The source file of a page, as the build's manifest names it. */
function fileOf({ Page }: LoadedPage): string {
  const [file] = pageFiles.find(([, code]) => Object.values(code as object).includes(Page)) ?? [];
  if (file === undefined) throw new Error(`${Page.name} is in no file of src/pages`);
  return file.replace('./', 'src/');
}

/**
 * The HTML of one page, as an empty visit sees it.
 * @param path one of `pages`, or of `errorPages`
 * @throws Error when the page's code does not load
 */
export async function prerender(path: string): Promise<Prerendered> {
  const page = await pageAt(path).load();
  const { value: html, data } = collectStructuredData(() => render(path));
  // React's mark of a part that was not ready: a page whose code failed to load must not be published.
  if (html.includes('<!--$!-->')) throw new Error(`${path} did not render`);
  const scripts = data.map((json) => `<script type="application/ld+json">${json}</script>`).join('');
  return {
    head: (headTags.exec(html)?.[0] ?? '') + scripts,
    body: html.replace(headTags, ''),
    data: dataScript(page.data),
    file: fileOf(page),
  };
}
