/** How a payment is checked on return; see docs/decisions/0005-payments.md. */
export type PaymentVerification = 'auto' | 'required';

export type PaymentEnv = {
  readonly apiUrl: string;
  readonly sdkUrl: string;
  /** null: the wallet button cannot be shown, the plain link to pay remains. */
  readonly publicKey: string | null;
  /** null with a proxy that holds the token, or when nothing is configured. */
  readonly accessToken: string | null;
  readonly verification: PaymentVerification;
  /** True if payments without money count: for the first purchase, with test credentials. */
  readonly takesTestPayments: boolean;
};

/** What the firm has decided about its sales on paper; each may be undecided, and is then printed nowhere. */
export type Firm = {
  /** Razón social. */
  readonly legalName: string | null;
  /** With dots and hyphen. */
  readonly rut: string | null;
  readonly address: string | null;
  /** For how many days a quote is valid, from its date. */
  readonly quoteDays: number | null;
  /** Whether buyers may ask for a boleta or factura: O2 in docs/para-la-firma.md. */
  readonly takesTaxRequests: boolean;
};

/** What every page knows. */
export type PageEnv = {
  /** For metadata alone: a visitor may be at another origin (www, a preview). Without trailing slash; '' when unknown. */
  readonly siteUrl: string;
  readonly contactEmail: string;
  /** Prefix of images, without trailing slash; empty: the site itself. */
  readonly assetBaseUrl: string;
  readonly supabase: { readonly url: string; readonly publishableKey: string } | null;
  readonly schedulingUrl: string | null;
  readonly firm: Firm;
};

const resolverFor = (origin: string) => (address: string) =>
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

/**
 * How this page pays: null where neither a token nor a proxy is configured, so that no payment can start. Only the pages
 * that pay and ask about payments know it: a token is in no more files than it must be.
 * @param origin the page's own, against which paths are resolved
 */
export function resolvePayment(payment: PaymentEnv | null, origin: string): PaymentEnv | null {
  const resolve = resolverFor(origin);
  return payment && { ...payment, apiUrl: resolve(payment.apiUrl), sdkUrl: resolve(payment.sdkUrl) };
}
