import { paths } from '../../content/paths.ts';

export type Product = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Whole CLP. */
  readonly price: number;
  readonly description: string;
  /** Base name of the images of its first page, made by `npm run images`. */
  readonly image: string;
  readonly link: string;
  /** As the shop shows it; products of the same kind have the same. */
  readonly category: string;
  /** The kind of document in one word, kept with the product in the cart. */
  readonly icon: string;
  /** Laws and rules behind the template, as its page shows them. */
  readonly rules: string;
  /** Titles of its sections, with their numbers: all that the locked page says of the text. */
  readonly contents: readonly (readonly [number: string, title: string])[];
  /** Which schools it is for; null when it is for all. */
  readonly scope: string | null;
};

function product(of: Omit<Product, 'image' | 'link'>): Product {
  return { ...of, image: of.slug, link: paths.product(of.slug) };
}

export const products: readonly Product[] = [
  product({
    id: 'prod_dea_01',
    slug: 'formulario-registro-dea',
    name: 'Formulario de Registro DEA',
    price: 2000,
    description:
      'Plantilla Word para documentar el desfibrilador de su establecimiento y preparar la comunicación a la Seremi de Salud, según la Ley N.º 21.156 y el D.S. 56/2020. No es un formulario oficial.',
    category: 'Formularios',
    icon: 'form',
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
  }),
  product({
    id: 'prod_contrato_pf_ed_01',
    slug: 'contrato-plazo-fijo-educadora',
    name: 'Contrato a Plazo Fijo – Educadora Diferencial PIE',
    price: 8000,
    description:
      'Contrato en Word con ocho cláusulas, tabla de jornada de 44 horas y desglose de remuneraciones. Para establecimientos particulares subvencionados con PIE.',
    category: 'Contratos',
    icon: 'contract',
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
  }),
];

/** The product with this id, or null: ids come from storage and addresses. */
export function productById(id: string): Product | null {
  return products.find((product) => product.id === id) ?? null;
}

/** The product shown at /tienda/{slug}, or null. */
export function productBySlug(slug: string): Product | null {
  return products.find((product) => product.slug === slug) ?? null;
}
