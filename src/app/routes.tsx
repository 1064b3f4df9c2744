import type { ComponentType } from 'react';
import { matchPath, Navigate, useParams } from 'react-router-dom';
import { paths } from '../content/paths.ts';
import { preloadable } from '../ui/preloadable.tsx';

type PageName = keyof typeof paths;

/**
 * 'public': the same for everyone, prerendered and listed for search engines. 'visitor': depends on the visitor.
 * 'personal': that too, and personal data or a password are typed there, see own-document.tsx.
 */
type Kind = 'public' | 'visitor' | 'personal' | 'notFound';

/** The pages that are not public. */
const kinds: { readonly [Name in PageName]?: Kind } = {
  checkout: 'visitor',
  quote: 'personal',
  paid: 'personal',
  notPaid: 'personal',
  complete: 'personal',
  purchases: 'personal',
  login: 'personal',
  dashboard: 'visitor',
  notFound: 'notFound',
};

/** Addresses that share a page: further pages of a list are that list's own, and both returns from paying are one. */
const shared: { readonly [Name in PageName]?: string } = {
  moreProducts: 'shop',
  morePosts: 'blog',
  paid: 'return',
  notPaid: 'return',
};

type PageModule = Readonly<Record<string, ComponentType<{ readonly data: unknown }>>> & {
  /**
   * Loads what the page shows for this slug, if that is not in its code. It has to be what JSON can say, since a
   * prerendered page brings its own. null: there is no such page.
   */
  readonly load?: (slug: string) => Promise<unknown>;
};

/** What the prerendered page brought along, by its path: it need not be loaded. */
export const given = new Map<string, unknown>();

const modules = import.meta.glob<PageModule>('../pages/*-page.tsx');

/** The page of `paths.notFound` is `NotFoundPage` in pages/not-found-page.tsx. */
function route(name: PageName) {
  const address = paths[name];
  const at = (slug: string) => (typeof address === 'string' ? address : address(slug));
  const kind = kinds[name] ?? 'public';
  const page = shared[name] ?? name;
  const file = `${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page`;
  const loadModule = modules[`../pages/${file}.tsx`];
  if (!loadModule) throw new Error(`paths.${name} has no ${file}.tsx`);
  const load = async (slug: string) => (await loadModule()).load?.(slug);

  const makePage = (slug: string) =>
    preloadable(async () => {
      const Page = (await loadModule())[`${page.charAt(0).toUpperCase()}${page.slice(1)}Page`];
      if (!Page) throw new Error(`${file}.tsx exports no page`);
      const data = given.get(at(slug)) ?? (await load(slug));
      return () => (data === null ? <Navigate to={paths.notFound} replace /> : <Page data={data} />);
    });
  const pages = new Map<string, ReturnType<typeof makePage>>();
  const pageAt = (slug: string) => {
    const found = pages.get(slug) ?? makePage(slug);
    pages.set(slug, found);
    return found;
  };

  function Component() {
    const { slug = '' } = useParams();
    const { Component: Page } = pageAt(slug);
    return <Page key={slug} />;
  }

  return {
    name,
    path: kind === 'notFound' ? '*' : at(':slug'),
    file,
    kind,
    Component,
    load,
    preload: (slug: string) => pageAt(slug).preload(),
  };
}

/** One for every address in content/paths.ts: a new page is one file in pages/ and one line there. */
export const routes = (Object.keys(paths) as PageName[]).map(route);

function match(pathname: string) {
  for (const route of routes) {
    const found = matchPath(route.path, pathname);
    if (found) return { route, slug: found.params.slug ?? '' };
  }
  return null;
}

/** The source file of the page at this path, as the build's manifest names it; '' where there is none. */
export function pageFile(pathname: string): string {
  const found = match(pathname);
  return found ? `src/pages/${found.route.file}.tsx` : '';
}

/** What the page at this path shows beside its code; undefined where that is all. */
export async function loadPageData(pathname: string): Promise<unknown> {
  const found = match(pathname);
  return found?.route.load(found.slug);
}

/** Loads the code of the page at this path, and what it shows. @returns whether they are here; never rejects */
export async function preloadRoute(pathname: string): Promise<boolean> {
  const found = match(pathname);
  return found ? found.route.preload(found.slug) : false;
}
