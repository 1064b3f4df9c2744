import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
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
  paid: 'visitor',
  notPaid: 'visitor',
  complete: 'personal',
  purchases: 'personal',
  login: 'personal',
  dashboard: 'visitor',
  notFound: 'notFound',
};

type PageModule = Readonly<Record<string, ComponentType<object>>> & {
  /** Loads what the page shows for this slug, if that is not in its code. @returns whether it is here; never rejects */
  readonly preload?: (slug: string) => Promise<boolean>;
};

const modules = import.meta.glob<PageModule>('../pages/*-page.tsx');

/** The page of `paths.notPaid` is `NotPaidPage` in pages/not-paid-page.tsx. */
function route(name: PageName) {
  const address = paths[name];
  const kind = kinds[name] ?? 'public';
  const path = kind === 'notFound' ? '*' : typeof address === 'string' ? address : address(':slug');
  const file = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page`;
  const load = modules[`../pages/${file}.tsx`];
  if (!load) throw new Error(`paths.${name} has no ${file}.tsx`);
  const page = preloadable(async () => {
    const Page = (await load())[`${name.charAt(0).toUpperCase()}${name.slice(1)}Page`];
    if (!Page) throw new Error(`${file}.tsx exports no page`);
    return Page;
  });
  return {
    name,
    path,
    file,
    kind,
    Component: page.Component,
    preload: async (slug: string) =>
      (await page.preload()) && ((await (await load()).preload?.(slug)) ?? true),
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

/** The source files of the page at this path, as the build's manifest names them. */
export function pageFiles(pathname: string): readonly string[] {
  const found = match(pathname);
  if (!found) return [];
  const { name, file } = found.route;
  const page = `src/pages/${file}.tsx`;
  return name === 'post' ? [page, `src/content/posts/${found.slug}.ts`] : [page];
}

/** Loads the code of the page at this path. @returns whether it is here; never rejects */
export async function preloadRoute(pathname: string): Promise<boolean> {
  const found = match(pathname);
  return found ? found.route.preload(found.slug) : false;
}
