/** The part of the configuration that every page knows. */
export type PageEnv = {
  /** For metadata alone: a visitor may be at another origin (www, a preview). Without trailing slash; '' when unknown. */
  readonly siteUrl: string;
  readonly contactEmail: string;
  /** Prefix of images, without trailing slash; empty: the site itself. */
  readonly assetBaseUrl: string;
  readonly supabase: { readonly url: string; readonly publishableKey: string } | null;
  readonly schedulingUrl: string | null;
};

/** Resolves paths against an origin; leaves whole addresses unchanged. */
export const resolverFor = (origin: string) => (address: string) =>
  address.startsWith('/') ? origin + address : address;

/**
 * The configuration as a page uses it.
 * @param origin the page's own, against which paths are resolved and which stands in for a missing site address
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
