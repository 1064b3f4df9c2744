/** Configuration that every page has. */
export type PageEnv = {
  /** Origin for metadata only, since a visitor may be at another one (www, a preview). Without trailing slash; '' if unknown. */
  readonly siteUrl: string;
  readonly contactEmail: string;
  /** Prefix of images, without trailing slash; '' for the site itself. */
  readonly assetBaseUrl: string;
  readonly supabase: { readonly url: string; readonly publishableKey: string } | null;
  readonly schedulingUrl: string | null;
};

/** Resolves paths against an origin; leaves whole addresses unchanged. */
export const resolverFor = (origin: string) => (address: string) =>
  address.startsWith('/') ? origin + address : address;

/**
 * Returns the configuration that a page uses.
 * @param origin the page's own, used to resolve paths and in place of a missing site address
 */
export function resolvePaths(
  { siteUrl, supabase, schedulingUrl, ...rest }: PageEnv,
  origin: string,
): PageEnv {
  const resolve = resolverFor(origin);
  return {
    ...rest,
    siteUrl: resolve(siteUrl) || origin,
    supabase: supabase && { ...supabase, url: resolve(supabase.url) },
    schedulingUrl: schedulingUrl && resolve(schedulingUrl),
  };
}
