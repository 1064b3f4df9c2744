import { type Product, products } from './products.ts';

/** Returns the 32-bit FNV-1a hash as 8 hex digits. It distinguishes versions, but isn't meant to be hard to forge. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Returns 8 hex digits that identify a version of the catalogue by its ids, names and prices. */
export function catalogueBuild(of: readonly Pick<Product, 'id' | 'name' | 'price'>[] = products): string {
  return checksum(JSON.stringify(of.map(({ id, name, price }) => [id, name, price])));
}
