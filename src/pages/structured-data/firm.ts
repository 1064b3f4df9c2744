import type { Organization } from 'schema-dts';
import { site } from '../../content/site.ts';

// Structured data says what the pages say: no invented rating, telephone or street. Every siteUrl is without a
// slash at its end.

/** The firm as the other nodes refer to it. */
export function firm(siteUrl: string) {
  return {
    '@type': 'LegalService',
    '@id': `${siteUrl}/#firma`,
    name: site.name,
    url: siteUrl,
  } as const satisfies Organization;
}
