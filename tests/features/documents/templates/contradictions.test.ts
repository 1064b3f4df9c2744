import { describe, expect, test } from 'vitest';
import type { Template, Values } from '../../../../src/features/documents/model/document.ts';
import { deaForm } from '../../../../src/features/documents/templates/dea-form/template.ts';
import { fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract/template.ts';
import { paragraphsOf, partsOf } from '../docx-parts.ts';

const today = '2026-11-22';

type Other = { readonly title: string; readonly values: Values };

function warningsOf({ warnings }: Template, values: Values, others: readonly Other[] = []) {
  return warnings(
    values,
    today,
    others.map(({ title, values: of }) => ({ values: of, title: () => title })),
  );
}

/** What was typed, the one sentence that it gets, and the fields beside which that stands. */
type Row = readonly [typed: Values, sentence: string, fields: readonly string[], ...others: readonly Other[]];

const first = {
  trab_nombre: 'Ana Prueba Ejemplo',
  trab_rut: '11.111.111-1',
  trab_correo: 'ana.prueba@correo.example',
  trab_domicilio: 'Calle Ejemplo 456',
  trab_telefono: '+56 9 1234 5678',
  rem_cuenta: 'Cuenta vista, Banco Ejemplo, N.º 0012345678',
} as const;
const ana = { title: 'Ana Prueba Ejemplo', values: first } as const;

const contract: readonly Row[] = [
  [
    { contrato_fecha: '2026-03-01', inhab_fecha_consulta: '2026-11-20' },
    'El contrato es del 1-3-2026 y la consulta, del 20-11-2026.',
    ['inhab_fecha_consulta', 'contrato_fecha'],
  ],
  [
    { contrato_fecha: '2026-03-01', inhab_fecha_consulta: '2025-02-28' },
    'El contrato es del 1-3-2026 y la consulta, del 28-2-2025.',
    ['inhab_fecha_consulta', 'contrato_fecha'],
  ],
  [
    { plazo_inicio: '2026-03-02', inhab_fecha_consulta: '2019-02-20' },
    'El contrato empieza el 2-3-2026 y la consulta es del 20-2-2019.',
    ['inhab_fecha_consulta', 'plazo_inicio'],
  ],
  [
    { contrato_fecha: '2016-03-01', plazo_inicio: '2027-03-01' },
    'El contrato es del 1-3-2016 y empieza el 1-3-2027.',
    ['contrato_fecha', 'plazo_inicio'],
  ],
  [
    { contrato_fecha: '2026-03-18', plazo_inicio: '2026-03-02' },
    'El contrato es del 18-3-2026 y empieza el 2-3-2026, más de 15 días antes.',
    ['contrato_fecha', 'plazo_inicio'],
  ],
  [
    { contrato_fecha: '2027-03-01', plazo_termino: '2027-02-28' },
    'El contrato es del 1-3-2027 y termina el 28-2-2027.',
    ['contrato_fecha', 'plazo_termino'],
  ],
  [
    { plazo_inicio: '2026-03-02', plazo_termino: '2026-03-01' },
    'El contrato empieza el 2-3-2026 y termina el 1-3-2026.',
    ['plazo_inicio', 'plazo_termino'],
  ],
  [
    { plazo_inicio: '2026-03-01', plazo_termino: '2027-08-31', plazo_anio: '2027' },
    'El contrato va del 1-3-2026 al 31-8-2027 y el año laboral docente es 2027.',
    ['plazo_anio', 'plazo_termino'],
  ],
  [
    { plazo_inicio: '2026-03-01', plazo_termino: '2027-08-31', plazo_anio: '2026' },
    'El contrato va del 1-3-2026 al 31-8-2027 y el año laboral docente es 2026.',
    ['plazo_anio', 'plazo_termino'],
  ],
  [
    { plazo_inicio: '2026-03-02', plazo_anio: '2025' },
    'El contrato empieza el 2-3-2026 y el año laboral docente es 2025.',
    ['plazo_anio', 'plazo_inicio'],
  ],
  [
    { plazo_termino: '2027-02-28', plazo_anio: '2025' },
    'El contrato termina el 28-2-2027 y el año laboral docente es 2025.',
    ['plazo_anio', 'plazo_termino'],
  ],
  [
    { contrato_fecha: '2026-03-02', plazo_anio: '2016' },
    'El contrato es del 2-3-2026 y el año laboral docente es 2016.',
    ['plazo_anio', 'contrato_fecha'],
  ],
  [
    { trab_titulo_fecha: '2026-03-03', plazo_inicio: '2026-03-02' },
    'El título es del 3-3-2026 y el contrato empieza el 2-3-2026.',
    ['trab_titulo_fecha', 'plazo_inicio'],
  ],
  [
    { trab_titulo_fecha: '2026-01-15', contrato_fecha: '2025-12-20', plazo_inicio: '2026-03-02' },
    'El título es del 15-1-2026 y el contrato, del 20-12-2025.',
    ['trab_titulo_fecha', 'contrato_fecha'],
  ],
  [
    { trab_titulo_fecha: '1990-05-10', trab_nacimiento: '1990-05-10' },
    'El nacimiento es del 10-5-1990 y el título, del 10-5-1990.',
    ['trab_nacimiento', 'trab_titulo_fecha'],
  ],
  [
    { trab_fecha_ingreso: '2006-03-02', trab_nacimiento: '1990-05-10' },
    'El nacimiento es del 10-5-1990 y el ingreso al servicio, del 2-3-2006.',
    ['trab_nacimiento', 'trab_fecha_ingreso'],
  ],
  [
    { trab_fecha_ingreso: '2026-03-03', plazo_inicio: '2026-03-02' },
    'El ingreso al servicio es del 3-3-2026 y el contrato empieza el 2-3-2026.',
    ['trab_fecha_ingreso', 'plazo_inicio'],
  ],
  [
    { trab_fecha_ingreso: '2025-03-03', plazo_inicio: '2026-03-02' },
    'El ingreso al servicio es del 3-3-2025 y el contrato empieza el 2-3-2026: si hubo un contrato antes, revise si este es una renovación.',
    ['trab_fecha_ingreso', 'plazo_inicio'],
  ],
  [
    { trab_fecha_ingreso: '2027-03-03', plazo_termino: '2027-02-28' },
    'El ingreso al servicio es del 3-3-2027 y el contrato termina el 28-2-2027.',
    ['trab_fecha_ingreso', 'plazo_termino'],
  ],
  [
    { trab_rut: '12.345.678-5', rep_rut: '12.345.678-5' },
    'Quien representa y quien trabaja tienen el mismo RUT: 12.345.678-5.',
    ['trab_rut', 'rep_rut'],
  ],
  [
    { trab_rut: '12.345.678-5', emp_rut: '12.345.678-5' },
    'El sostenedor y quien trabaja tienen el mismo RUT: 12.345.678-5.',
    ['trab_rut', 'emp_rut'],
  ],
  [
    { rep_rut: '12.345.678-5', emp_rut: '12.345.678-5' },
    'El sostenedor y quien representa tienen el mismo RUT: 12.345.678-5.',
    ['rep_rut', 'emp_rut'],
  ],
  [
    {
      trab_nombre: 'María  EJEMPLO Prueba',
      rep_nombre: 'Maria Ejemplo Prueba',
      trab_trato: 'femenino',
      rep_trato: 'femenino',
    },
    'Quien representa y quien trabaja tienen el mismo nombre: María EJEMPLO Prueba.',
    ['trab_nombre', 'rep_nombre'],
  ],
  [{ rem_sueldo_base: '12' }, 'Sueldo base: $12. ¿Faltan cifras?', ['rem_sueldo_base']],
  [{ rem_bono_pie: '999' }, 'Bono PIE: $999. ¿Faltan cifras?', ['rem_bono_pie']],
  [{ rem_colacion: '1' }, 'Asignación de colación: $1. ¿Faltan cifras?', ['rem_colacion']],
  [
    { ...first, trab_trato: 'masculino', trab_nombre: 'Luis Prueba Ejemplo' },
    'Luis Prueba Ejemplo tiene la cédula, la cuenta bancaria, el correo, el domicilio y el teléfono de Ana Prueba Ejemplo, en el borrador «Ana Prueba Ejemplo».',
    ['trab_rut', 'rem_cuenta', 'trab_correo', 'trab_domicilio', 'trab_telefono', 'trab_nombre'],
    ana,
    { ...ana, title: 'Ana Prueba Ejemplo (2)' },
  ],
  [
    { trab_trato: 'masculino', trab_nombre: 'Luis Prueba', trab_correo: 'Ana.Prueba@correo.example' },
    'Luis Prueba tiene el correo de Ana Prueba Ejemplo, en el borrador «Reemplazo».',
    ['trab_correo', 'trab_nombre'],
    { title: 'Reemplazo', values: first },
  ],
];

const sn1 = {
  title: 'DEA SN-000123',
  values: {
    dea_serie: 'SN-000123',
    est_nombre: 'Colegio de Prueba',
    formulario_numero: '1',
    formulario_total: '2',
  },
} as const;

const form: readonly Row[] = [
  [
    { per_1_nombre: 'Pedro Prueba', per_1_fecha: '2012-01-15', fecha_emision: '2026-03-02' },
    'Pedro Prueba: la capacitación es del 15-1-2012 y el formulario, del 2-3-2026.',
    ['per_1_fecha', 'fecha_emision'],
  ],
  [
    {
      per_1_fecha: '2026-03-03',
      firma_fecha: '2026-03-02',
      decl_personal: 'si',
      fecha_emision: '2026-03-02',
    },
    'Persona 1: la capacitación es del 3-3-2026 y el formulario, del 2-3-2026.',
    ['per_1_fecha', 'firma_fecha'],
  ],
  [
    {
      per_1_fecha: '2012-01-15',
      per_2_fecha: '2012-01-15',
      per_4_fecha: '2012-01-15',
      fecha_emision: '2026-03-02',
    },
    'Personas 1, 2 y 4: la capacitación es del 15-1-2012 y el formulario, del 2-3-2026.',
    ['per_1_fecha', 'per_2_fecha', 'per_4_fecha', 'fecha_emision'],
  ],
  [
    { per_1_rut: '11.111.111-1', per_3_rut: '11.111.111-1' },
    'Las personas 1 y 3 de la nómina tienen la misma cédula (11.111.111-1).',
    ['per_1_rut', 'per_3_rut'],
  ],
  [
    { per_2_nombre: 'Pedro Prueba Ejemplo', per_20_nombre: 'PEDRO Prueba  Ejemplo' },
    'Las personas 2 y 20 de la nómina tienen el mismo nombre (Pedro Prueba Ejemplo).',
    ['per_2_nombre', 'per_20_nombre'],
  ],
  [
    {
      per_1_nombre: 'Pedro Prueba',
      per_1_rut: '11.111.111-1',
      per_2_nombre: 'Pedro Prueba',
      per_2_rut: '11.111.111-1',
    },
    'Las personas 1 y 2 de la nómina tienen la misma cédula (11.111.111-1) y el mismo nombre (Pedro Prueba).',
    ['per_1_rut', 'per_2_rut'],
  ],
  [
    { est_rut: '77.777.777-7', rep_rut: '77.777.777-7' },
    'El establecimiento y quien representa tienen el mismo RUT: 77.777.777-7.',
    ['rep_rut', 'est_rut'],
  ],
  [
    { est_rut: '77.777.777-7', per_5_nombre: 'Pedro Prueba', per_5_rut: '77.777.777-7' },
    'El establecimiento y Pedro Prueba tienen el mismo RUT: 77.777.777-7.',
    ['per_5_rut', 'est_rut'],
  ],
  [
    {
      rep_nombre: 'María Ejemplo Prueba',
      rep_rut: '12.345.678-5',
      per_1_nombre: 'Pedro Prueba',
      per_1_rut: '12.345.678-5',
    },
    'María Ejemplo Prueba y Pedro Prueba tienen el mismo RUT: 12.345.678-5.',
    ['per_1_rut', 'rep_rut'],
  ],
  [
    { fecha_emision: '2026-03-03', firma_fecha: '2026-03-02', decl_personal: 'si' },
    'El formulario se emitió el 3-3-2026 y se firmó el 2-3-2026.',
    ['firma_fecha', 'fecha_emision'],
  ],
  [
    { fecha_emision: '2016-03-02', firma_fecha: '2026-03-02', decl_personal: 'si' },
    'El formulario se emitió el 2-3-2016 y se firmó el 2-3-2026.',
    ['firma_fecha', 'fecha_emision'],
  ],
  [
    { dea_fecha_adquisicion: '2026-03-03', fecha_emision: '2026-03-02' },
    'El equipo se adquirió el 3-3-2026 y el formulario es del 2-3-2026.',
    ['dea_fecha_adquisicion', 'fecha_emision'],
  ],
  [
    { dea_fecha_adquisicion: '2026-03-03', firma_fecha: '2026-03-02', decl_personal: 'si' },
    'El equipo se adquirió el 3-3-2026 y el formulario es del 2-3-2026.',
    ['dea_fecha_adquisicion', 'firma_fecha'],
  ],
  [
    { formulario_numero: '1200', formulario_total: '2' },
    'El número del formulario es 1.200 y el total, 2.',
    ['formulario_numero', 'formulario_total'],
  ],
  [
    { per_1_nombre: 'Pedro Prueba', per_1_horas: '3:00', per_1_practicas: '3:01' },
    'Pedro Prueba: las horas en total son 3:00 y las prácticas, 3:01.',
    ['per_1_horas', 'per_1_practicas'],
  ],
  [
    { firma_fecha: '2026-03-02' },
    'Para firmar, la declaración de personal capacitado debe estar marcada.',
    ['decl_personal', 'firma_fecha'],
  ],
  [
    { dea_serie: 'sn-000123' },
    'El número de serie sn-000123 está también en el borrador «DEA SN-000123».',
    ['dea_serie'],
    sn1,
  ],
  [
    { ...sn1.values, dea_serie: 'SN-000124' },
    'Este formulario es el 1 de 2, y el del borrador «DEA SN-000123» también.',
    ['formulario_numero', 'formulario_total'],
    sn1,
  ],
];

describe.each([
  ['contract', fixedTermContract, contract],
  ['form', deaForm, form],
] as const)('%s', (_, template, rows) => {
  const cases = rows.map(([typed, sentence, fields, ...others]) => ({ typed, sentence, fields, others }));
  test.each(cases)('$typed: $sentence', ({ typed, sentence, fields, others }) => {
    const found = warningsOf(template, typed, others);
    expect(found.map(({ message }) => message)).toEqual([sentence]);
    expect(found[0]?.keys).toEqual(fields);
    expect(found[0]?.under).toBeUndefined();
  });

  test('no sentence of them is in the Word file', async () => {
    for (const [typed, sentence] of rows) {
      const part = await partsOf(template, typed);
      expect(paragraphsOf(part('word/document.xml')).join('\n'), sentence).not.toContain(sentence);
    }
  });
});

test('a part that expires before the purchase stands beside both dates', () => {
  const values = { dea_fecha_adquisicion: '2026-03-02', dea_venc_bateria: '2026-01-15' };
  expect(warningsOf(deaForm, values)[0]).toMatchObject({
    keys: ['dea_venc_bateria', 'dea_fecha_adquisicion'],
    message: 'La batería vence el 15-1-2026 y el equipo se adquirió el 2-3-2026.',
  });
});

const honestContract = {
  contrato_fecha: '2026-02-25',
  inhab_fecha_consulta: '2026-02-20',
  emp_rut: '77.777.777-7',
  emp_correo: 'contacto@corporacion.example',
  rep_nombre: 'María Ejemplo Prueba',
  rep_trato: 'femenino',
  rep_rut: '12.345.678-5',
  ...first,
  trab_trato: 'femenino',
  trab_nacimiento: '1990-05-10',
  trab_titulo_fecha: '2014-12-15',
  trab_fecha_ingreso: '2026-03-02',
  plazo_inicio: '2026-03-02',
  plazo_termino: '2027-02-28',
  plazo_anio: '2026',
  rem_sueldo_base: '1250000',
  rem_brp_titulo: 'no_aplica',
  rem_bono_pie: '0',
  rem_movilizacion: '1000',
} as const;
const luis = { title: 'Luis', values: { trab_nombre: 'Luis Prueba', trab_rut: '22.222.222-2' } } as const;

const honestForm = {
  fecha_emision: '2026-03-02',
  formulario_numero: '1',
  formulario_total: '2',
  est_nombre: 'Colegio de Prueba',
  est_rut: '77.777.777-7',
  rep_nombre: 'María Ejemplo Prueba',
  rep_rut: '12.345.678-5',
  dea_serie: 'SN-000123',
  dea_fecha_adquisicion: '2021-01-15',
  dea_venc_bateria: '2030-01-15',
  dea_venc_electrodos: '2028-07-15',
  mant_plan: 'si',
  decl_personal: 'si',
  firma_fecha: '2026-03-05',
  per_1_nombre: 'Pedro Prueba Ejemplo',
  per_1_rut: '11.111.111-1',
  per_1_fecha: '2026-01-15',
  per_1_horas: '3:00',
  per_1_practicas: '2:00',
  per_2_nombre: 'María Ejemplo',
  per_2_rut: '12.345.678-5',
  per_2_fecha: '2025-03-05',
} as const;

/** Documents as schools sign them: nothing to say. */
const quiet: readonly (readonly [what: string, Template, Values, ...Other[]])[] = [
  ['a contract of March signed in February', fixedTermContract, honestContract],
  [
    'signed on the day of the consultation',
    fixedTermContract,
    { ...honestContract, inhab_fecha_consulta: '2026-02-25' },
  ],
  [
    'the consultation of the yearly round, twelve months before',
    fixedTermContract,
    { ...honestContract, inhab_fecha_consulta: '2025-02-25' },
  ],
  [
    'signed in December for March',
    fixedTermContract,
    { ...honestContract, contrato_fecha: '2025-12-15', inhab_fecha_consulta: '2025-12-10' },
  ],
  [
    'signed two weeks after the start',
    fixedTermContract,
    { ...honestContract, contrato_fecha: '2026-03-16' },
  ],
  [
    'a replacement of three weeks',
    fixedTermContract,
    {
      ...honestContract,
      contrato_fecha: '2026-08-03',
      plazo_inicio: '2026-08-03',
      plazo_termino: '2026-08-21',
      trab_fecha_ingreso: '2026-08-03',
    },
  ],
  [
    'a replacement of January and February, of the year before',
    fixedTermContract,
    {
      ...honestContract,
      contrato_fecha: '2026-01-02',
      inhab_fecha_consulta: '2025-12-20',
      plazo_inicio: '2026-01-05',
      plazo_termino: '2026-02-28',
      plazo_anio: '2025',
      trab_fecha_ingreso: '2026-01-05',
    },
  ],
  [
    'a term of twelve months from August, called after its last year',
    fixedTermContract,
    {
      ...honestContract,
      contrato_fecha: '2026-08-01',
      plazo_inicio: '2026-08-01',
      plazo_termino: '2027-07-31',
      trab_fecha_ingreso: '2026-08-01',
      plazo_anio: '2027',
    },
  ],
  [
    'a term of twelve months from August, called after its first year',
    fixedTermContract,
    {
      ...honestContract,
      contrato_fecha: '2026-08-01',
      plazo_inicio: '2026-08-01',
      plazo_termino: '2027-07-31',
      trab_fecha_ingreso: '2026-08-01',
      plazo_anio: '2026',
    },
  ],
  [
    'until the day before the next year begins',
    fixedTermContract,
    { ...honestContract, plazo_termino: '2027-03-03' },
  ],
  [
    'a start in the last week of February',
    fixedTermContract,
    { ...honestContract, plazo_inicio: '2026-02-25', trab_fecha_ingreso: '2026-02-25' },
  ],
  ['a degree of the month before', fixedTermContract, { ...honestContract, trab_titulo_fecha: '2026-01-15' }],
  [
    'one e-mail for worker and school',
    fixedTermContract,
    { ...honestContract, trab_correo: 'contacto@corporacion.example' },
  ],
  ['invalid RUT, twice', fixedTermContract, { emp_rut: '1-1', rep_rut: '1-1', trab_rut: '1-1' }],
  ['another worker’s draft', fixedTermContract, honestContract, luis],
  ['last year’s contract of the same worker', fixedTermContract, honestContract, ana],
  [
    'the same worker without her second surname',
    fixedTermContract,
    honestContract,
    { title: 'Ana', values: { ...first, trab_nombre: 'Ana Prueba' } },
  ],
  ['a copy whose name is still blank', fixedTermContract, { ...honestContract, trab_nombre: '' }, ana],
  [
    'a couple in one home',
    fixedTermContract,
    honestContract,
    {
      title: 'Luis',
      values: { ...luis.values, trab_domicilio: first.trab_domicilio, trab_telefono: first.trab_telefono },
    },
  ],
  [
    'accounts without a number',
    fixedTermContract,
    { ...honestContract, rem_cuenta: 'Cuenta RUT, BancoEstado' },
    { title: 'Luis', values: { ...luis.values, rem_cuenta: 'Cuenta RUT, BancoEstado' } },
  ],
  ['a form signed three days after its issue, whose representative is trained too', deaForm, honestForm],
  [
    'a device bought on the day of the form, a battery later',
    deaForm,
    { ...honestForm, dea_fecha_adquisicion: '2026-03-02' },
  ],
  ['trained between issue and signature', deaForm, { ...honestForm, per_1_fecha: '2026-03-04' }],
  ['dates of training on a form without one', deaForm, { per_1_fecha: '2012-01-15' }],
  [
    'the school’s second device',
    deaForm,
    honestForm,
    { title: 'DEA SN-2', values: { ...honestForm, dea_serie: 'SN-2', formulario_numero: '2' } },
  ],
  [
    'the only device, replaced',
    deaForm,
    { ...honestForm, formulario_total: '1' },
    { title: 'DEA SN-2', values: { ...honestForm, dea_serie: 'SN-2', formulario_total: '1' } },
  ],
  [
    'the first form of another school',
    deaForm,
    honestForm,
    { title: 'DEA SN-2', values: { ...honestForm, dea_serie: 'SN-2', est_nombre: 'Liceo' } },
  ],
  ['another draft without a serial number', deaForm, honestForm, { title: 'DEA', values: {} }],
];

const honest = quiet.map(([what, template, values, ...others]) => ({ what, template, values, others }));

test.each(honest)('nothing is said of an honest document: $what', ({ template, values, others }) => {
  expect(warningsOf(template, values, others).map(({ message }) => message)).toEqual([]);
});
