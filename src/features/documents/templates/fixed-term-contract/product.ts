import { site } from '../../../../content/site.ts';
import type { ProductRecord } from '../../model/product-record.ts';

export const fixedTermContract: ProductRecord = {
  id: 'prod_contrato_pf_ed_01',
  slug: 'contrato-plazo-fijo-educadora',
  name: 'Contrato a Plazo Fijo – Educadora Diferencial PIE',
  shortName: 'Contrato a Plazo Fijo',
  price: 8000,
  category: 'Contratos',
  icon: 'contract',
  purpose: 'Para contratar a una educadora diferencial del PIE.',
  description:
    'Contrato en Word con ocho cláusulas, tabla de jornada de 44 horas y desglose de remuneraciones. Para establecimientos particulares subvencionados con PIE.',
  laws: 'Estatuto Docente · Código del Trabajo',
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
  fileName: 'contrato-plazo-fijo-educadora-diferencial.docx',
  pluralSubject: 'varias personas',
  nextYearNoun: 'los contratos',
  hasWeek: true,
  pages: 5,
  letterhead: { kind: 'logo', alt: site.name, right: 'Contrato de trabajo' },
  changes: [{ date: '2026-11-23', sentences: [] }],
  digest: '2026-11-23 2c001fcc6910515b',
};
