// Names the catalogue that a build was made with, so that deploy/publish.sh and the proxy's health can tell a site from
// another version's proxy: their prices would differ, and every order would be refused.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { catalogueBuild } from '../src/features/catalogue/catalogue-build.ts';

/** Stands in dist/ and in dist-proxy/. */
export const catalogueFile = 'catalogue.json';

const Catalogue = v.pipe(v.string(), v.parseJson(), v.object({ build: v.string() }));

export function catalogueText(): string {
  return `${JSON.stringify({ build: catalogueBuild() })}\n`;
}

/** Returns the version of a built site's catalogue, or null where there is no such site. */
export function siteBuild(dir: string): string | null {
  try {
    return v.parse(Catalogue, readFileSync(join(dir, catalogueFile), 'utf8')).build;
  } catch {
    return null;
  }
}
