/** How a payment is checked on return; see docs/decisions/0005-returning-from-payment.md. */
export type PaymentVerification = 'auto' | 'required' | 'off';

export type PaymentEnv = {
  readonly apiUrl: string;
  readonly sdkUrl: string;
  /** null: the wallet button cannot be shown, the plain link to pay remains. */
  readonly publicKey: string | null;
  /** null with a proxy that holds the token, or when nothing is configured. */
  readonly accessToken: string | null;
  readonly verification: PaymentVerification;
};

/** An address of a service may be a path on the site itself, until `resolvePaths` has resolved it. */
export type Env = {
  /** For metadata alone: a visitor may be at another origin (www, a preview). Without trailing slash; '' when unknown. */
  readonly siteUrl: string;
  readonly contactEmail: string;
  /** Prefix of images, without trailing slash; empty: the site itself. */
  readonly assetBaseUrl: string;
  /** null: neither a token nor a proxy is configured, so no payment can start. */
  readonly payment: PaymentEnv | null;
  readonly supabase: { readonly url: string; readonly anonKey: string } | null;
  readonly schedulingUrl: string | null;
};

/**
 * The configuration as a page uses it.
 * @param origin the page's own, against which paths are resolved and which stands in for a missing site address
 */
export function resolvePaths(env: Env, origin: string): Env {
  const resolve = (address: string) => (address.startsWith('/') ? origin + address : address);
  const { payment, supabase, schedulingUrl } = env;
  return {
    ...env,
    siteUrl: resolve(env.siteUrl) || origin,
    payment: payment && {
      ...payment,
      apiUrl: resolve(payment.apiUrl),
      sdkUrl: resolve(payment.sdkUrl),
    },
    supabase: supabase && { ...supabase, url: resolve(supabase.url) },
    schedulingUrl: schedulingUrl && resolve(schedulingUrl),
  };
}
