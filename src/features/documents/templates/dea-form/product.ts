import { site } from '../../../../content/site.ts';
import type { ProductRecord } from '../../model/product-record.ts';

export const deaForm: ProductRecord = {
  id: 'prod_dea_01',
  slug: 'formulario-registro-dea',
  name: 'Formulario de Registro DEA',
  shortName: 'Registro DEA',
  price: 2000,
  category: 'Formularios',
  icon: 'form',
  purpose: 'Para preparar la comunicación de su DEA a la Seremi de Salud.',
  description:
    'Plantilla Word para documentar el desfibrilador de su establecimiento y preparar la comunicación a la Seremi de Salud, según la Ley N.º 21.156 y el D.S. 56/2020. No es un formulario oficial.',
  laws: 'Ley N.º 21.156 · D.S. 56/2020',
  contents: [
    ['I', 'Datos del establecimiento'],
    ['II', 'Representante legal'],
    ['III', 'Identificación del DEA'],
    ['IV', 'Plan de mantención'],
    ['V', 'Declaración de personal capacitado, firma y fecha'],
    ['A', 'Anexo de antecedentes'],
  ],
  scope: null,
  fileName: 'formulario-registro-dea.docx',
  pluralSubject: 'varios DEA',
  pages: 3,
  // The form is generated even if the logo can't be fetched. The firm's name then replaces the logo.
  letterhead: { kind: 'logo', alt: site.name, right: 'Ley N.º 21.156 · D.S. N.º 56/2020', isOptional: true },
  changes: [{ date: '2026-11-22', sentences: [] }],
  digest: '2026-11-22 80b184d3c7875c90',
};
