// Makes every image with pixels: `npm run images`, or `npm run images -- documents` for a part. Run by hand when a
// source changes; what it writes below public/img is committed. The order matters: Word's logo is in the documents,
// and the documents are in the images for sharing.
import process from 'node:process';
import { makeBrand } from './images/brand.ts';
import { makeDocuments } from './images/documents.ts';
import { makeDrawings } from './images/drawings.ts';
import { makePhotos } from './images/photos.ts';
import { makeSharing } from './images/sharing.ts';
import { withSources } from './lib/sources.ts';

const parts = {
  brand: makeBrand,
  documents: makeDocuments,
  drawings: makeDrawings,
  photos: makePhotos,
  sharing: makeSharing,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0)
  throw new Error(`No part ${unknown.join(', ')}: there are ${Object.keys(parts).join(', ')}`);

await withSources(async (load) => {
  for (const [name, make] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) await make(load);
  }
});
