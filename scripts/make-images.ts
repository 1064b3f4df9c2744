// Draws every raster image, and writes the blog's drawings as SVG in the accent colour. `npm run images -- documents
// sharing` draws only the named parts. Further arguments choose products for `documents` and `forms`, and pages for
// `sharing`, by the last part of the address. Run this script when a source changes, and commit the files that it
// writes below public/img. The order of the parts matters: the documents contain the logo, and the images that shared
// links show contain the documents.
import process from 'node:process';
import { makeBrand } from './images/brand.ts';
import { makeDocuments } from './images/documents.ts';
import { makeDrawings } from './images/drawings.ts';
import { makeForms } from './images/forms.ts';
import { makePhotos } from './images/photos.ts';
import { makeSharing } from './images/sharing.ts';
import { withSources } from './lib/sources.ts';

const parts = {
  brand: makeBrand,
  documents: makeDocuments,
  drawings: makeDrawings,
  forms: makeForms,
  photos: makePhotos,
  sharing: makeSharing,
};

const args = process.argv.slice(2);
const wantedParts = args.filter((arg) => Object.hasOwn(parts, arg));
const pictureNames = args.filter((arg) => !Object.hasOwn(parts, arg));
if (pictureNames.length > 0 && wantedParts.length === 0)
  throw new Error(`Unknown part ${pictureNames.join(', ')}: the parts are ${Object.keys(parts).join(', ')}`);

const unusedNames = new Set(pictureNames);

function isWanted(name: string): boolean {
  unusedNames.delete(name);
  return pictureNames.length === 0 || pictureNames.includes(name);
}

await withSources(async (load) => {
  for (const [part, make] of Object.entries(parts)) {
    if (wantedParts.length === 0 || wantedParts.includes(part)) await make(load, isWanted);
  }
});
if (unusedNames.size > 0)
  throw new Error(`Neither a part nor a picture of the chosen parts: ${[...unusedNames].join(', ')}`);
