import { paths } from '../../src/content/paths.ts';
import { products } from '../../src/features/catalogue/products.ts';

/** The two templates, as the shop names them. */
export const form = 'Formulario de Registro DEA';
export const contract = 'Contrato a Plazo Fijo – Educadora Diferencial PIE';

/** What a browser older than the supported ones is told. */
export const tooOld = 'Este navegador es demasiado antiguo para comprar o completar documentos en este sitio';

/** What is sold by that name. */
export function productNamed(name: string) {
  const product = products.find((each) => each.name === name);
  if (!product) throw new Error(`${name} is not sold`);
  return product;
}

/** Where the named template is completed. */
export const completionOf = (name: string): string => paths.complete(productNamed(name).slug);
