import { site } from '../../../../content/site.ts';
import type { Block } from '../../model/document.ts';
import { defineTemplate, title, writer } from '../../model/write.ts';
import { eighth, fifth, first, fourth, second, seventh, sixth, third } from './clauses.ts';
import { type ContractKey, groups } from './fields.ts';
import { reminders } from './reminders.ts';
import { shared, subject } from './shared-fields.ts';
import { warnings } from './warnings.ts';
import { ofRepresentative, ofWorker, The } from './words.ts';

const { fineprint, line, paragraph, signatures } = writer<ContractKey>();

const parties: readonly Block<ContractKey>[] = [
  title(
    'CONTRATO INDIVIDUAL DE TRABAJO A PLAZO FIJO',
    ofWorker(
      'EDUCADORA DIFERENCIAL — PROGRAMA DE INTEGRACIÓN ESCOLAR (PIE)',
      'EDUCADOR DIFERENCIAL — PROGRAMA DE INTEGRACIÓN ESCOLAR (PIE)',
    ),
  ),
  paragraph`En ${'contrato_ciudad'}, a ${'contrato_fecha'}, entre:`,
  paragraph`**${'emp_razon_social'}**, RUT ${'emp_rut'}, entidad sostenedora del establecimiento educacional ${'est_nombre'}, RBD ${'est_rbd'}, representada legalmente por ${ofRepresentative('doña', 'don', 'don(ña)')} ${'rep_nombre'}, de nacionalidad ${'rep_nacionalidad'}, cédula de identidad N.º ${'rep_rut'}, ambos con domicilio en ${'emp_domicilio'}, comuna de ${'emp_comuna'}, ${'emp_region'}, correo electrónico ${'emp_correo'}, en adelante «el Empleador»; y`,
  paragraph`${ofWorker('doña', 'don')} **${'trab_nombre'}**, de nacionalidad ${'trab_nacionalidad'}, cédula de identidad N.º ${'trab_rut'}, ${ofWorker('nacida', 'nacido')} el ${'trab_nacimiento'}, de profesión ${'trab_titulo'}, título otorgado por ${'trab_institucion'} el ${'trab_titulo_fecha'}, con domicilio en ${'trab_domicilio'}, comuna de ${'trab_comuna'}, correo electrónico ${'trab_correo'}, teléfono ${'trab_telefono'}, en adelante «${ofWorker('la Trabajadora', 'el Trabajador')}»;`,
  paragraph`se ha convenido el siguiente contrato individual de trabajo a plazo fijo, que se rige por sus cláusulas, por el Título IV del D.F.L. N.º 1, de 1996, del Ministerio de Educación (Estatuto Docente) y, supletoriamente, por el Código del Trabajo.`,
];

const closing: readonly Block<ContractKey>[] = [
  signatures([
    [
      line`**${'rep_nombre'}**`,
      line`C.I. N.º ${'rep_rut'}`,
      line`p.p. ${'emp_razon_social'}`,
      line`RUT ${'emp_rut'} — El Empleador (firma y timbre)`,
    ],
    [line`**${'trab_nombre'}**`, line`C.I. N.º ${'trab_rut'}`, line`${The}`, line`(firma)`],
  ]),
  fineprint`*Plantilla referencial. No reemplaza la asesoría legal para el caso concreto. Revise los montos, horarios y normas vigentes antes de firmar.*`,
  fineprint`*Plantilla pensada para establecimientos particulares subvencionados con Programa de Integración Escolar. No debe usarse en colegios particulares pagados ni en establecimientos municipales o dependientes de un Servicio Local de Educación Pública.*`,
];

/** Fixed-term contract of a special-education teacher (PIE) in a subsidised private school. */
export const fixedTermContract = defineTemplate({
  productId: 'prod_contrato_pf_ed_01',
  title: ofWorker(
    'Contrato individual de trabajo a plazo fijo — Educadora Diferencial PIE',
    'Contrato individual de trabajo a plazo fijo — Educador Diferencial PIE',
  ),
  author: site.name,
  language: 'es-CL',
  groups,
  letterhead: { kind: 'logo', alt: site.name, right: 'Contrato de trabajo' },
  footer: ofWorker(
    'Contrato a plazo fijo · Educadora Diferencial PIE',
    'Contrato a plazo fijo · Educador Diferencial PIE',
  ),
  accent: 'ink',
  blocks: [
    ...parties,
    ...first,
    ...second,
    ...third,
    ...fourth,
    ...fifth,
    ...sixth,
    ...seventh,
    ...eighth,
    ...closing,
  ],
  warnings,
  reminders,
  shared,
  subject,
});
