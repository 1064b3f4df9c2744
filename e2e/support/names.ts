import { paths } from '../../src/content/paths.ts';
import { products } from '../../src/features/catalogue/products.ts';

export const formName = 'Formulario de Registro DEA';
export const contractName = 'Contrato a Plazo Fijo – Educadora Diferencial PIE';

export const tooOldMessage =
  'Este navegador es demasiado antiguo para comprar o completar documentos en este sitio';

export function productNamed(name: string) {
  const product = products.find((candidate) => candidate.name === name);
  if (!product) throw new Error(`${name} is not sold`);
  return product;
}

export const completionPath = (name: string): string => paths.complete(productNamed(name).slug);
