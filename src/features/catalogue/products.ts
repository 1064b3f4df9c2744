import { paths } from '../../content/paths.ts';

/** A product as carts, quotes and receipts show it. Pages without them load its price alone: see prices.ts. */
export type Product = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Whole CLP. */
  readonly price: number;
  /** How many the blank document has, as its template says too. */
  readonly pages: number;
  /** Base name of the images of its first page, made by `npm run images`. */
  readonly image: string;
  readonly link: string;
  /** As the shop shows it; products of the same kind have the same. */
  readonly category: string;
  /** The kind of document in one word, kept with the product in the cart. */
  readonly icon: string;
};

/** @throws Error for a price like 2.500, which is two and a half */
function product(of: Omit<Product, 'image' | 'link'>): Product {
  if (!Number.isSafeInteger(of.price)) throw new Error(`${of.id}: ${of.price} is no whole price`);
  return { ...of, image: of.slug, link: paths.product(of.slug) };
}

export const products: readonly Product[] = [
  product({
    id: 'prod_dea_01',
    slug: 'formulario-registro-dea',
    name: 'Formulario de Registro DEA',
    price: 2000,
    pages: 3,
    category: 'Formularios',
    icon: 'form',
  }),
  product({
    id: 'prod_contrato_pf_ed_01',
    slug: 'contrato-plazo-fijo-educadora',
    name: 'Contrato a Plazo Fijo – Educadora Diferencial PIE',
    price: 8000,
    pages: 5,
    category: 'Contratos',
    icon: 'contract',
  }),
];

/** The product with this id, or null: ids come from storage and addresses. */
export function productById(id: string): Product | null {
  return products.find((product) => product.id === id) ?? null;
}

/** The product of a line that was made from the catalogue. @throws Error for any other */
export function productOf({ id }: Pick<Product, 'id'>): Product {
  const product = productById(id);
  if (!product) throw new Error(`${id} is not sold`);
  return product;
}

/** The product shown at /tienda/{slug}, or null. */
export function productBySlug(slug: string): Product | null {
  return products.find((product) => product.slug === slug) ?? null;
}

/** The slug that addresses name this product by; its id where the catalogue has it no more. */
export function nameInLinks(id: string): string {
  return productById(id)?.slug ?? id;
}

/** The product that an address names, by its slug or by its id, as addresses did before; or null. */
export function productInLink(name: string): Product | null {
  return productBySlug(name) ?? productById(name);
}
