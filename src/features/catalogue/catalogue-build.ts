import { type Product, products } from './products.ts';

/** Returns the 32-bit FNV-1a hash as 8 hex digits. It distinguishes versions, but isn't meant to be hard to forge. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Returns 8 hex digits that identify a version of the catalogue by its ids, names and prices. */
export function catalogueVersion(
  catalogue: readonly Pick<Product, 'id' | 'name' | 'price'>[] = products,
): string {
  return checksum(JSON.stringify(catalogue.map(({ id, name, price }) => [id, name, price])));
}
