import { site } from '../../../../content/site.ts';
import {
  column,
  createBuilders,
  defineTemplate,
  heading,
  subheading,
  textLine,
  title,
} from '../../model/builders.ts';
import type { Block } from '../../model/document.ts';
import { templatePartsOfProduct } from '../../model/product-record.ts';
import {
  carriedKeys,
  type DeaKey,
  device,
  groups,
  representative,
  school,
  staff,
  staffKey,
  statements,
} from './fields.ts';
import { deaForm } from './product.ts';
import { rules } from './rules.ts';
import { spreadsheet, subject } from './words.ts';

const { blankOnly, box, choice, fieldTable, fineprint, line, list, note, paragraph, signatures, tableRows } =
  createBuilders<DeaKey>();

const formBlocks: readonly Block<DeaKey>[] = [
  title(
    'FORMULARIO DE REGISTRO DE DESFIBRILADOR EXTERNO AUTOMÁTICO (DEA)',
    'Establecimientos educacionales — Ley N.º 21.156 y D.S. N.º 56/2020 del Ministerio de Salud',
  ),
  paragraph`Fecha de emisión: ${'fecha_emision'}\u2003\u2003Formulario ${'formulario_numero'} de ${'formulario_total'}`,
  blankOnly(
    note`**Instrucciones.** Complete un formulario por cada desfibrilador. Use letra imprenta o complete en digital. Escriba las fechas como día-mes-año (dd-mm-aaaa) y el RUT con puntos, guion y dígito verificador. Firme al final y conserve una copia con sus respaldos.`,
  ),

  heading('Sección I — Datos del establecimiento'),
  fieldTable(school),

  heading('Sección II — Representante legal'),
  fieldTable(representative),

  heading('Sección III — Identificación del DEA'),
  fieldTable(device),

  heading('Sección IV — Plan de mantención'),
  choice(
    'mant_plan',
    '¿El establecimiento cuenta con un plan de mantención vigente para el equipo individualizado en la Sección III?',
  ),
  note`*Se entiende por plan de mantención el conjunto de revisiones periódicas, reemplazo de batería y electrodos y registro de novedades, conforme a las instrucciones del fabricante o distribuidor.*`,
  blankOnly(
    note`*Si marcó «No», el establecimiento debe elaborarlo antes de declarar el equipo como disponible para su uso inmediato.*`,
  ),

  heading('Sección V — Declaración de personal capacitado, firma y fecha'),
  subheading('Declaración'),
  paragraph`Yo, ${'rep_nombre'}, RUT ${'rep_rut'}, en representación de ${'est_nombre'}, declaro que:`,
  list('number', statements.map(textLine)),
  paragraph`${box('decl_personal')} Declaro lo anterior.`,
  signatures([
    [
      line`Nombre: ${'rep_nombre'}`,
      line`RUT: ${'rep_rut'}`,
      line`Representante legal — ${'est_nombre'}`,
      line`Firma y timbre`,
      line`Lugar y fecha: ${'firma_lugar'}, ${'firma_fecha'}`,
    ],
  ]),
];

const staffTable: Block<DeaKey> = {
  kind: 'table',
  caption: textLine('Tabla de personal capacitado'),
  size: 'normal',
  columns: [
    column(32, 'Nombre completo'),
    column(15, 'Cédula de identidad'),
    column(22, 'Entidad que capacitó'),
    column(13, 'Fecha'),
    { ...column(18, 'Horas (mín. 3; prácticas mín. 2)'), answeredLabel: 'Horas (total / prácticas)' },
  ],
  rows: tableRows(staff.rows, (person) => [
    line`${staffKey(person, 'nombre')}`,
    line`${staffKey(person, 'rut')}`,
    line`${staffKey(person, 'entidad')}`,
    line`${staffKey(person, 'fecha')}`,
    line`${staffKey(person, 'horas')} / ${staffKey(person, 'practicas')}`,
  ]),
};

const annexBlocks: readonly Block<DeaKey>[] = [
  heading('ANEXO — ANTECEDENTES QUE ACOMPAÑAN LA COMUNICACIÓN A LA SEREMI DE SALUD'),
  paragraph`La comunicación se dirige por correo electrónico a la Secretaría Regional Ministerial de Salud del domicilio del establecimiento. Marque lo que adjunta:`,
  list('none', [
    line`${box('anx_adjunta_fabricante')} Fabricante del equipo: ${'anx_fabricante'}`,
    line`${box('anx_adjunta_isp')} Número asignado por el Instituto de Salud Pública (ISP): ${'anx_isp'}`,
    line`${box('anx_adjunta_nomina')} Nómina del personal capacitado (nombre y cédula de identidad) y copia de los documentos que acreditan su capacitación`,
    line`${box('anx_adjunta_plano')} Plano o croquis con la ubicación del o los desfibriladores`,
    line`${box('anx_adjunta_capacidad')} Capacidad del establecimiento: ${'anx_capacidad'} personas`,
    line`${box('anx_adjunta_superficie')} Superficie total: ${'anx_superficie'} m²\u2003\u2003${box('anx_adjunta_pisos')} Niveles o pisos: ${'anx_pisos'}`,
    line`${box('anx_adjunta_urgencia')} Mecanismo de comunicación con la red de urgencia (por ejemplo, SAMU 131): ${'anx_urgencia'}`,
  ]),
  staffTable,
  fineprint`*Base legal: Ley N.º 21.156, que establece la obligación de disponer de desfibriladores externos automáticos portátiles en los establecimientos y recintos que indica; D.S. N.º 56/2020 del Ministerio de Salud, que aprueba su reglamento (decreto de 2019, publicado en 2020), y sus modificaciones; Libro X del Código Sanitario en materia de sanciones.*`,
  fineprint`*Formulario de elaboración propia y de carácter referencial. No es un documento oficial del Ministerio de Salud ni de la Seremi de Salud. Antes de enviarlo, confirme con la Seremi de su región el canal y los antecedentes vigentes.*`,
];

/**
 * Days before an expiry on which the calendar reminds people to order the part, to follow up the order and to replace
 * the part.
 */
const daysBeforeExpiry = [90, 30, 7, 0] as const;

const deviceNameKeys = ['dea_marca', 'dea_modelo', 'dea_serie'] as const;
const devicePlaceKeys = ['est_nombre', 'dea_ubicacion'] as const;

export const template = defineTemplate({
  ...templatePartsOfProduct(deaForm),
  title: 'Formulario de registro de desfibrilador externo automático (DEA)',
  author: site.name,
  description: 'Registro de un desfibrilador externo automático de un establecimiento educacional',
  keywords: [
    'DEA',
    'desfibrilador externo automático',
    'Ley N.º 21.156',
    'D.S. N.º 56/2020',
    'Seremi de Salud',
  ],
  language: 'es-CL',
  groups,
  footer: 'Formulario de registro DEA',
  headingColor: 'accent',
  blocks: [...formBlocks, ...annexBlocks],
  rules,
  reminders: [
    {
      key: 'dea_venc_bateria',
      daysBefore: daysBeforeExpiry,
      event: 'vence la batería del desfibrilador (DEA)',
      titleKeys: deviceNameKeys,
      detailKeys: devicePlaceKeys,
    },
    {
      key: 'dea_venc_electrodos',
      daysBefore: daysBeforeExpiry,
      event: 'vencen los electrodos del desfibrilador (DEA)',
      titleKeys: deviceNameKeys,
      detailKeys: devicePlaceKeys,
    },
  ],
  afterDownload: {
    steps: [
      'Firme y timbre al final',
      'Adjunte lo que marcó en el anexo',
      'Confirme con la Seremi de su región el canal y los antecedentes vigentes',
    ],
    reminders: 'Avisarme antes de los vencimientos (calendario)',
    allReminders: 'Avisarme de todos los vencimientos (calendario)',
  },
  subject,
  spreadsheet,
  carriedKeys,
});
