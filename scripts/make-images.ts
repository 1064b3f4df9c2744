// Makes every pixel image, and the drawings' lines in the accent colour: `npm run images`, or `npm run images --
// documents sharing` for some parts. Names after the parts choose products for `documents` and pages for `sharing`,
// each by the last part of its address. Run it by hand when a source changes, and commit what it writes below
// public/img. The order matters: the documents contain Word's logo, and the images for sharing contain the documents.
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
const wanted = args.filter((arg) => Object.hasOwn(parts, arg));
const names = args.filter((arg) => !Object.hasOwn(parts, arg));
if (names.length > 0 && wanted.length === 0)
  throw new Error(`No part ${names.join(', ')}: there are ${Object.keys(parts).join(', ')}`);

const unknown = new Set(names);

function isWanted(name: string): boolean {
  unknown.delete(name);
  return names.length === 0 || names.includes(name);
}

await withSources(async (load) => {
  for (const [part, make] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(part)) await make(load, isWanted);
  }
});
if (unknown.size > 0) throw new Error(`Neither a part nor a picture of one: ${[...unknown].join(', ')}`);
