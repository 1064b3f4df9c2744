import { site } from '../../../../content/site.ts';
import { createBuilders, defineTemplate, title } from '../../model/builders.ts';
import type { Block } from '../../model/document.ts';
import { templatePartsOfProduct } from '../../model/product-record.ts';
import {
  eighthClause,
  fifthClause,
  firstClause,
  fourthClause,
  secondClause,
  seventhClause,
  sixthClause,
  thirdClause,
} from './clauses.ts';
import { dataToCopy } from './data-to-copy.ts';
import {
  type ContractKey,
  carriedKeys,
  groups,
  inRepresentativesGender,
  inWorkersGender,
  theWorker,
  theWorkerCapitalized,
} from './fields.ts';
import { nextYear } from './next-year.ts';
import { fixedTermContract } from './product.ts';
import { rules } from './rules.ts';
import { spreadsheet, subject } from './words.ts';

const { blankOnly, fineprint, line, paragraph, signatures, customFieldTable } = createBuilders<ContractKey>();

const parties: readonly Block<ContractKey>[] = [
  title(
    'CONTRATO INDIVIDUAL DE TRABAJO A PLAZO FIJO',
    inWorkersGender(
      'EDUCADORA DIFERENCIAL — PROGRAMA DE INTEGRACIÓN ESCOLAR (PIE)',
      'EDUCADOR DIFERENCIAL — PROGRAMA DE INTEGRACIÓN ESCOLAR (PIE)',
    ),
  ),
  paragraph`En ${'contrato_ciudad'}, a ${'contrato_fecha'}, entre:`,
  customFieldTable('EL EMPLEADOR', [
    ['Razón social', 'emp_razon_social'],
    ['RUT', 'emp_rut'],
    ['Establecimiento educacional del que es sostenedora', 'est_nombre'],
    ['RBD', 'est_rbd'],
    ['Representante legal', 'rep_nombre', inRepresentativesGender('doña', 'don', 'don(ña)')],
    ['Nacionalidad', 'rep_nacionalidad'],
    ['Cédula de identidad N.º', 'rep_rut'],
    ['Domicilio de ambos', 'emp_domicilio'],
    ['Comuna', 'emp_comuna'],
    ['Región', 'emp_region'],
    ['Correo electrónico', 'emp_correo'],
  ]),
  paragraph`en adelante «el Empleador»; y`,
  customFieldTable(inWorkersGender('LA TRABAJADORA', 'EL TRABAJADOR'), [
    ['Nombre completo', 'trab_nombre'],
    ['Nacionalidad', 'trab_nacionalidad'],
    ['Cédula de identidad N.º', 'trab_rut'],
    ['Fecha de nacimiento', 'trab_nacimiento'],
    ['Profesión o título', 'trab_titulo'],
    ['Institución que lo otorgó', 'trab_institucion'],
    ['Fecha del título', 'trab_titulo_fecha'],
    ['Domicilio', 'trab_domicilio'],
    ['Comuna', 'trab_comuna'],
    ['Correo electrónico', 'trab_correo'],
    ['Teléfono', 'trab_telefono'],
  ]),
  paragraph`en adelante «${theWorker}»;`,
  paragraph`se ha convenido el siguiente contrato individual de trabajo a plazo fijo, que se rige por sus cláusulas, por el Título IV del D.F.L. N.º 1, de 1996, del Ministerio de Educación (Estatuto Docente) y, supletoriamente, por el Código del Trabajo.`,
];

const closing: readonly Block<ContractKey>[] = [
  signatures([
    [
      line`Nombre: ${'rep_nombre'}`,
      line`C.I. N.º: ${'rep_rut'}`,
      line`p.p. ${'emp_razon_social'}`,
      line`RUT ${'emp_rut'} — El Empleador (firma y timbre)`,
    ],
    [
      line`Nombre: ${'trab_nombre'}`,
      line`C.I. N.º: ${'trab_rut'}`,
      line`${theWorkerCapitalized}`,
      line`(firma)`,
    ],
  ]),
  blankOnly(
    fineprint`*Plantilla referencial. No reemplaza la asesoría legal para el caso concreto. Revise los montos, horarios y normas vigentes antes de firmar.*`,
  ),
  blankOnly(
    fineprint`*Plantilla pensada para establecimientos particulares subvencionados con Programa de Integración Escolar. No debe usarse en colegios particulares pagados ni en establecimientos municipales o dependientes de un Servicio Local de Educación Pública.*`,
  ),
];

/** Fixed-term contract of a special-education teacher (PIE) in a subsidised private school. */
export const template = defineTemplate({
  ...templatePartsOfProduct(fixedTermContract),
  title: inWorkersGender(
    'Contrato individual de trabajo a plazo fijo — Educadora Diferencial PIE',
    'Contrato individual de trabajo a plazo fijo — Educador Diferencial PIE',
  ),
  author: site.name,
  description: inWorkersGender(
    'Contrato individual de trabajo a plazo fijo de una educadora diferencial del PIE',
    'Contrato individual de trabajo a plazo fijo de un educador diferencial del PIE',
  ),
  keywords: [
    'contrato de trabajo',
    'plazo fijo',
    inWorkersGender('educadora diferencial', 'educador diferencial'),
    'PIE',
    'Estatuto Docente',
  ],
  language: 'es-CL',
  groups,
  footer: inWorkersGender(
    'Contrato a plazo fijo · Educadora Diferencial PIE',
    'Contrato a plazo fijo · Educador Diferencial PIE',
  ),
  // Each line is 25 mm long at the footer's font size.
  initials: `Iniciales: ${'_'.repeat(16)} / ${'_'.repeat(16)}`,
  headingColor: 'ink',
  blocks: [
    ...parties,
    ...firstClause,
    ...secondClause,
    ...thirdClause,
    ...fourthClause,
    ...fifthClause,
    ...sixthClause,
    ...seventhClause,
    ...eighthClause,
    ...closing,
  ],
  rules,
  reminders: [
    {
      key: 'plazo_termino',
      // Terms often end in late February, during the holidays. Sixty days earlier, in December, the school is still
      // open.
      daysBefore: [90, 60, 30, 7, 0],
      event: 'termina el contrato a plazo fijo',
      titleKeys: ['trab_nombre'],
      detailKeys: ['est_nombre'],
    },
  ],
  afterDownload: {
    steps: [
      'Imprima tres ejemplares',
      'Cada página lleva las iniciales de ambas partes',
      inWorkersGender('Firman el Empleador y la Trabajadora', 'Firman el Empleador y el Trabajador'),
      'Guarde copia del título y del certificado de antecedentes (cláusula segunda)',
    ],
    reminders: 'Avisarme antes del término (calendario)',
    allReminders: 'Avisarme de todos los términos (calendario)',
  },
  dataToCopy,
  subject,
  spreadsheet,
  carriedKeys,
  nextYear,
});
