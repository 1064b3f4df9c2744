// Writes and reads the catalogue version of a build. deploy/publish.sh and the proxy's health report use it to notice
// different catalogues of the site and the proxy, because the proxy then refuses orders with a different price or an
// unknown product.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { catalogueVersion } from '../src/features/catalogue/catalogue-build.ts';

/** File name in dist/ and in dist-proxy/. */
export const catalogueFile = 'catalogue.json';

const Catalogue = v.pipe(v.string(), v.parseJson(), v.object({ build: v.string() }));

export function catalogueText(): string {
  return `${JSON.stringify({ build: catalogueVersion() })}\n`;
}

/** Returns the catalogue version of the site that was built into `dir`; null if the file is missing or invalid. */
export function builtCatalogueVersion(dir: string): string | null {
  try {
    return v.parse(Catalogue, readFileSync(join(dir, catalogueFile), 'utf8')).build;
  } catch {
    return null;
  }
}
