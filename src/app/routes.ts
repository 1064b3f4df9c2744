import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '../content/paths.ts';
import { type WorkBar, workBars } from '../content/work-bar-copy.ts';

/**
 * 'public': the same for everyone, prerendered and listed for search engines. 'visitor': depends on the visitor.
 * 'personal': like 'visitor', and people type personal data or a password there (see page-view.tsx). 'notFound': the
 * page for unknown addresses.
 */
type Kind = 'public' | 'visitor' | 'personal' | 'notFound';

export type Route = {
  readonly path: string;
  readonly kind: Kind;
  /** The page receives the result of `loadData` as `data`. */
  readonly loadCode: () => Promise<ComponentType<never>>;
  /**
   * Loads the content for the slug, if the page's code doesn't contain the content. The content must survive JSON,
   * because a prerendered page embeds it. Resolves to null if the page doesn't exist.
   */
  readonly loadData?: (slug: string) => Promise<unknown>;
  /** Returns the bar that replaces the site's header on a page on which people work. */
  readonly bar?: (slug: string) => WorkBar;
};

const slugPlaceholder = ':slug';

const returnPage = async () => (await import('../pages/return-page.tsx')).ReturnPage;

const shop: Omit<Route, 'path'> = {
  kind: 'public',
  loadCode: async () => (await import('../pages/shop-page.tsx')).ShopPage,
  loadData: async (shopPageSlug) => (await import('../pages/lists/lists.ts')).productPage(shopPageSlug),
};

const blog: Omit<Route, 'path'> = {
  kind: 'public',
  loadCode: async () => (await import('../pages/blog-page.tsx')).BlogPage,
  loadData: async (blogPageSlug) => (await import('../pages/lists/blog-list.ts')).postPage(blogPageSlug),
};

/** Returns the names of a template; '' for an unknown slug. */
async function documentNames(templateSlug: string) {
  const { productBySlug } = await import('../features/catalogue/products.ts');
  const { name = '', shortName = '' } = productBySlug(templateSlug) ?? {};
  return { name, shortName };
}

export const routes: readonly Route[] = [
  {
    path: paths.home,
    kind: 'public',
    loadCode: async () => (await import('../pages/home-page.tsx')).HomePage,
    loadData: async () => (await import('../pages/lists/lists.ts')).homeProducts(),
  },
  {
    path: paths.about,
    kind: 'public',
    loadCode: async () => (await import('../pages/about-page.tsx')).AboutPage,
  },
  {
    path: paths.services,
    kind: 'public',
    loadCode: async () => (await import('../pages/services-page.tsx')).ServicesPage,
  },
  {
    path: paths.resources,
    kind: 'public',
    loadCode: async () => (await import('../pages/resources-page.tsx')).ResourcesPage,
  },
  {
    path: paths.checklist,
    kind: 'public',
    loadCode: async () => (await import('../pages/checklist-page.tsx')).ChecklistPage,
  },
  { path: paths.blog, ...blog },
  { path: paths.morePosts(slugPlaceholder), ...blog },
  {
    path: paths.post(slugPlaceholder),
    kind: 'public',
    loadCode: async () => (await import('../pages/post-page.tsx')).PostPage,
    loadData: async (name) => (await import('../content/post-loaders.ts')).loadPost(name),
  },
  {
    path: paths.contact,
    kind: 'public',
    loadCode: async () => (await import('../pages/contact-page.tsx')).ContactPage,
  },
  {
    path: paths.booking,
    kind: 'public',
    loadCode: async () => (await import('../pages/booking-page.tsx')).BookingPage,
  },
  { path: paths.shop, ...shop },
  { path: paths.moreProducts(slugPlaceholder), ...shop },
  {
    path: paths.product(slugPlaceholder),
    kind: 'public',
    loadCode: async () => (await import('../pages/product-page.tsx')).ProductPage,
    loadData: async (name) =>
      (await import('../features/catalogue/product-details.ts')).detailedProduct(name),
  },
  {
    path: paths.checkout,
    kind: 'visitor',
    loadCode: async () => (await import('../pages/checkout-page.tsx')).CheckoutPage,
    bar: () => workBars.checkout,
  },
  {
    path: paths.quote,
    kind: 'personal',
    loadCode: async () => (await import('../pages/quote-page.tsx')).QuotePage,
    bar: () => workBars.quote,
  },
  { path: paths.paid, kind: 'personal', loadCode: returnPage, bar: () => workBars.payment },
  { path: paths.notPaid, kind: 'personal', loadCode: returnPage, bar: () => workBars.payment },
  {
    path: paths.complete(slugPlaceholder),
    kind: 'personal',
    loadCode: async () => (await import('../pages/complete-page.tsx')).CompletePage,
    loadData: documentNames,
    bar: () => workBars.form,
  },
  {
    path: paths.batch(slugPlaceholder),
    kind: 'personal',
    loadCode: async () => (await import('../pages/complete-page.tsx')).BatchPage,
    loadData: documentNames,
    bar: workBars.table,
  },
  {
    path: paths.nextYear(slugPlaceholder),
    kind: 'personal',
    loadCode: async () => (await import('../pages/next-year-page.tsx')).NextYearPage,
    loadData: documentNames,
    bar: workBars.table,
  },
  {
    path: paths.purchases,
    kind: 'personal',
    loadCode: async () => (await import('../pages/purchases-page.tsx')).PurchasesPage,
    bar: () => workBars.purchases,
  },
  {
    path: paths.login,
    kind: 'personal',
    loadCode: async () => (await import('../pages/login-page.tsx')).LoginPage,
  },
  {
    path: paths.dashboard,
    kind: 'visitor',
    loadCode: async () => (await import('../pages/dashboard-page.tsx')).DashboardPage,
  },
  // Serves paths.notFound and every address that no other route matches.
  {
    path: '*',
    kind: 'notFound',
    loadCode: async () => (await import('../pages/not-found-page.tsx')).NotFoundPage,
  },
];

const addresses = Object.values(paths).map((path) =>
  typeof path === 'string' ? path : path(slugPlaceholder),
);
const unroutedAddresses = addresses.filter(
  (address) => address !== paths.notFound && !routes.some(({ path }) => path === address),
);
if (unroutedAddresses.length > 0)
  throw new Error(`src/app/routes.ts has no page for ${unroutedAddresses.join(', ')}`);

/** Returns the slug '' if the path has none. The last route matches every path. */
export function matchRoute(pathname: string): { readonly route: Route; readonly slug: string } {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, slug: match.params.slug ?? '' };
  }
  throw new Error(`No route for ${pathname}`);
}
