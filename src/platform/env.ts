export type PageEnv = {
  /**
   * The site's origin without trailing slash, for metadata; '' if unknown. Visitors may use another origin, such as www
   * or a preview deployment.
   */
  readonly siteUrl: string;
  readonly contactEmail: string;
  /** Prefix of image addresses without trailing slash; '' if the site itself serves them. */
  readonly assetBaseUrl: string;
  readonly supabase: { readonly url: string; readonly publishableKey: string } | null;
  readonly schedulingUrl: string | null;
};

export const resolverFor = (origin: string) => (address: string) =>
  address.startsWith('/') ? origin + address : address;

/**
 * Resolves the paths in a page's configuration.
 * @param origin the page's origin, which also replaces a missing site address
 */
export function resolvePaths(
  { siteUrl, supabase, schedulingUrl, ...others }: PageEnv,
  origin: string,
): PageEnv {
  const resolve = resolverFor(origin);
  return {
    ...others,
    siteUrl: resolve(siteUrl) || origin,
    supabase: supabase && { ...supabase, url: resolve(supabase.url) },
    schedulingUrl: schedulingUrl && resolve(schedulingUrl),
  };
}
