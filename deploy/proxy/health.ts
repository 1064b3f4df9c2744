import { catalogueBuild } from '../../src/features/catalogue/catalogue-build.ts';

/** What the last question to the payment service came to; `unasked`: this instance has put none yet. */
export type ServiceState = 'answers' | 'silent' | 'unasked' | 'refuses';

/** Milliseconds for which a refused token may be a passing fault of the service's own. */
const patience = 5 * 60_000;

type HealthReport = {
  readonly ok: boolean;
  /** The version of the catalogue that is charged. */
  readonly build: string;
  /** The version of the catalogue that the site beside the proxy shows; absent where there is none. */
  readonly site?: string;
  readonly service: ServiceState;
  /** ISO instant from which on `service` is what it is. */
  readonly since: string;
  /** Names of the values that are missing or wrong; absent when none is. */
  readonly not_configured?: readonly string[];
};

export type Health = {
  readonly note: (state: ServiceState) => void;
  readonly report: () => HealthReport;
};

/**
 * What one running instance knows of itself: to be asked for it costs no question to the service.
 * @param notConfigured names of the values that are missing or wrong
 * @param now milliseconds since 1970
 * @param site version of the catalogue of the site beside it, or null
 */
export function createHealth(
  notConfigured: readonly string[],
  now: () => number,
  site: string | null = null,
): Health {
  let service: ServiceState = 'unasked';
  let since = now();
  return {
    note(state) {
      if (state === service) return;
      service = state;
      since = now();
    },
    report() {
      const isRefused = service === 'refuses' && now() - since > patience;
      const build = catalogueBuild();
      // Every order of a site with other prices is refused.
      const isOfSite = site === null || site === build;
      return {
        ok: notConfigured.length === 0 && !isRefused && isOfSite,
        build,
        ...(site !== null && { site }),
        service,
        since: new Date(since).toISOString(),
        ...(notConfigured.length > 0 && { not_configured: notConfigured }),
      };
    },
  };
}
