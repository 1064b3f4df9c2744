import { catalogueVersion } from '../../src/features/catalogue/catalogue-build.ts';

/**
 * Outcome of the last request to the payment service, as README.md explains. `unasked` means that this instance has
 * sent none yet.
 */
export type ServiceState = 'answers' | 'silent' | 'unasked' | 'refuses';

/** Milliseconds after which a refused token no longer counts as a temporary fault of the service. */
const tokenGraceMs = 5 * 60_000;

type HealthReport = {
  readonly ok: boolean;
  /** Version of the proxy's catalogue, which decides the prices. */
  readonly build: string;
  /** Catalogue version of the site on the same server; absent if there is none. */
  readonly site?: string;
  readonly service: ServiceState;
  /** ISO time at which `service` got its value. */
  readonly since: string;
  /** Names of missing or wrong values; absent if there are none. */
  readonly not_configured?: readonly string[];
};

export type Health = {
  readonly record: (state: ServiceState) => void;
  readonly report: () => HealthReport;
};

/**
 * Tracks the health of one running instance. A report sends no request to the service.
 * @param notConfigured names of missing or wrong values
 * @param now returns milliseconds since 1970
 * @param siteVersion catalogue version of the site on the same server; null if there is none
 */
export function createHealth(
  notConfigured: readonly string[],
  now: () => number,
  siteVersion: string | null = null,
): Health {
  let serviceState: ServiceState = 'unasked';
  let stateSince = now();
  return {
    record(state) {
      if (state === serviceState) return;
      serviceState = state;
      stateSince = now();
    },
    report() {
      const isRefused = serviceState === 'refuses' && now() - stateSince > tokenGraceMs;
      const build = catalogueVersion();
      // If the catalogues differ, the proxy refuses orders with a different price or an unknown product.
      const isSameCatalogue = siteVersion === null || siteVersion === build;
      return {
        ok: notConfigured.length === 0 && !isRefused && isSameCatalogue,
        build,
        ...(siteVersion !== null && { site: siteVersion }),
        service: serviceState,
        since: new Date(stateSince).toISOString(),
        ...(notConfigured.length > 0 && { not_configured: notConfigured }),
      };
    },
  };
}
