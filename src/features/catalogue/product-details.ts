import { type Product, productBySlug } from './products.ts';

/** What its own page shows, and of these the description the shop and the payment too. */
export type ProductDetails = {
  readonly description: string;
  /** Laws and rules behind the template, as its page shows them. */
  readonly rules: string;
  /** Titles of its sections, with their numbers: all that the locked page says of the text. */
  readonly contents: readonly (readonly [number: string, title: string])[];
  /** Which schools it is for; null when it is for all. */
  readonly scope: string | null;
};

const details: Readonly<Record<string, ProductDetails>> = {
  prod_dea_01: {
    description:
      'Plantilla Word para documentar el desfibrilador de su establecimiento y preparar la comunicación a la Seremi de Salud, según la Ley N.º 21.156 y el D.S. 56/2020. No es un formulario oficial.',
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
    description:
      'Contrato en Word con ocho cláusulas, tabla de jornada de 44 horas y desglose de remuneraciones. Para establecimientos particulares subvencionados con PIE.',
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

/** What a card of the shop shows. */
export type ListedProduct = { readonly product: Product; readonly description: string };

/** What the page at /tienda/{slug} shows. */
export type DetailedProduct = { readonly product: Product; readonly details: ProductDetails };

/** The product at /tienda/{slug}; undefined (not null, for /404) where there is none: the page says so itself. */
export function detailedProduct(slug: string): DetailedProduct | undefined {
  const product = productBySlug(slug);
  return product ? { product, details: detailsOf(product) } : undefined;
}
