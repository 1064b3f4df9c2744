import { type Product, productBySlug } from './products.ts';

/** What only the product's own page shows. */
export type ProductDetails = {
  /** Laws and rules behind the template, as its page shows them. */
  readonly rules: string;
  /** Titles of its sections, with their numbers: all that the locked page says of the text. */
  readonly contents: readonly (readonly [number: string, title: string])[];
  /** Which schools it is for; null when it is for all. */
  readonly scope: string | null;
};

const details: Readonly<Record<string, ProductDetails>> = {
  prod_dea_01: {
    rules: 'Ley N.º 21.156 · D.S. 56/2020',
    contents: [
      ['I', 'Datos del establecimiento'],
      ['II', 'Representante legal'],
      ['III', 'Identificación del DEA'],
      ['IV', 'Plan de mantención'],
      ['V', 'Declaración de personal capacitado, firma y fecha'],
      ['A', 'Anexo de antecedentes'],
    ],
    scope: null,
  },
  prod_contrato_pf_ed_01: {
    rules: 'Estatuto Docente · Código del Trabajo',
    contents: [
      ['1', 'Cargo y funciones'],
      ['2', 'Naturaleza de los servicios'],
      ['3', 'Jornada de trabajo, con tabla semanal de 44 horas'],
      ['4', 'Remuneración, con tabla de desglose'],
      ['5', 'Obligaciones de la Trabajadora'],
      ['6', 'Duración'],
      ['7', 'Domicilio'],
      ['8', 'Firmas y ejemplares'],
    ],
    scope:
      'Plantilla pensada para establecimientos particulares subvencionados con Programa de Integración Escolar. No debe usarse en colegios particulares pagados ni en establecimientos municipales o dependientes de un Servicio Local de Educación Pública.',
  },
};

/** @throws Error for a product that was added without them */
export function detailsOf({ id }: Pick<Product, 'id'>): ProductDetails {
  const found = details[id];
  if (!found) throw new Error(`${id} has no details`);
  return found;
}

/** What the page at /tienda/{slug} shows. */
export type DetailedProduct = { readonly product: Product; readonly details: ProductDetails };

/** The product at /tienda/{slug}; undefined (not null, for /404) where there is none: the page says so itself. */
export function detailedProduct(slug: string): DetailedProduct | undefined {
  const product = productBySlug(slug);
  return product ? { product, details: detailsOf(product) } : undefined;
}
