import { expect, test } from 'vitest';
import { template as deaForm } from '../../../../../src/features/documents/templates/dea-form/text.ts';
import { type Contradiction, testContradictions, type ValidDocument, warningsOf } from '../contradictions.ts';

const firstForm = {
  where: 'el borrador «DEA SN-000123»',
  values: {
    dea_serie: 'SN-000123',
    est_nombre: 'Colegio de Prueba',
    formulario_numero: '1',
    formulario_total: '2',
  },
} as const;

const contradictions: readonly Contradiction[] = [
  [
    { per_1_nombre: 'Pedro Prueba', per_1_fecha: '2012-01-15', fecha_emision: '2026-03-02' },
    'Pedro Prueba: la capacitación es del 15 de enero de 2012 y el formulario, del 2 de marzo de 2026.',
    ['per_1_fecha', 'fecha_emision'],
  ],
  [
    {
      per_1_fecha: '2026-03-03',
      firma_fecha: '2026-03-02',
      decl_personal: 'si',
      fecha_emision: '2026-03-02',
    },
    'Persona 1: la capacitación es del 3 de marzo de 2026 y el formulario, del 2 de marzo de 2026.',
    ['per_1_fecha', 'firma_fecha'],
  ],
  [
    {
      per_1_fecha: '2012-01-15',
      per_2_fecha: '2012-01-15',
      per_4_fecha: '2012-01-15',
      fecha_emision: '2026-03-02',
    },
    'Personas 1, 2 y 4: la capacitación es del 15 de enero de 2012 y el formulario, del 2 de marzo de 2026.',
    ['per_1_fecha', 'per_2_fecha', 'per_4_fecha', 'fecha_emision'],
  ],
  [
    { per_1_rut: '11.111.111-1', per_3_rut: '11.111.111-1' },
    'Las personas 1 y 3 de la nómina tienen la misma cédula (11.111.111-1).',
  ],
  [
    { per_2_nombre: 'Pedro Prueba Ejemplo', per_20_nombre: 'PEDRO Prueba  Ejemplo' },
    'Las personas 2 y 20 de la nómina tienen el mismo nombre (Pedro Prueba Ejemplo).',
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
    { rep_rut: '77.777.777-7', est_rut: '77.777.777-7' },
    'El establecimiento y quien representa tienen el mismo RUT: 77.777.777-7.',
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
    'El formulario se emitió el 3 de marzo de 2026 y se firmó el 2 de marzo de 2026.',
    ['firma_fecha', 'fecha_emision'],
  ],
  [
    { fecha_emision: '2016-03-02', firma_fecha: '2026-03-02', decl_personal: 'si' },
    'El formulario se emitió el 2 de marzo de 2016 y se firmó el 2 de marzo de 2026.',
    ['firma_fecha', 'fecha_emision'],
  ],
  [
    { dea_fecha_adquisicion: '2026-03-03', fecha_emision: '2026-03-02' },
    'El equipo se adquirió el 3 de marzo de 2026 y el formulario es del 2 de marzo de 2026.',
  ],
  [
    { dea_fecha_adquisicion: '2026-03-03', firma_fecha: '2026-03-02', decl_personal: 'si' },
    'El equipo se adquirió el 3 de marzo de 2026 y el formulario es del 2 de marzo de 2026.',
    ['dea_fecha_adquisicion', 'firma_fecha'],
  ],
  [
    { dea_venc_bateria: '2099-01-01', dea_fecha_adquisicion: '1990-01-01' },
    'La batería vence 109 años después de la compra: revise el año.',
  ],
  [
    { dea_venc_electrodos: '2052-01-15', dea_fecha_adquisicion: '2026-01-15' },
    'El par de electrodos vence 26 años después de la compra: revise el año.',
  ],
  [
    { dea_venc_bateria: '2042-11-22' },
    'La batería vence el 22 de noviembre de 2042, en 16 años: revise el año.',
  ],
  [{ est_correo: 'dirección@gmail.com' }, '¿Lleva tilde la dirección de correo?'],
  [{ rep_correo: 'munoz.ñ@outlook.es' }, '¿Lleva ñ la dirección de correo?'],
  [{ formulario_numero: '1200', formulario_total: '2' }, 'El número del formulario es 1.200 y el total, 2.'],
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
    firstForm,
  ],
  [
    { ...firstForm.values, dea_serie: 'SN-000124' },
    'Este formulario es el 1 de 2, y el del borrador «DEA SN-000123» también.',
    ['formulario_numero', 'formulario_total'],
    firstForm,
  ],
  [
    { dea_serie: 'SN-000123' },
    'El número de serie SN-000123 está también en la fila 3.',
    ['dea_serie'],
    { ...firstForm, where: 'la fila 3' },
  ],
  [
    { ...firstForm.values, dea_serie: 'SN-000124' },
    'Este formulario es el 1 de 2, y el de la fila 3 también.',
    ['formulario_numero', 'formulario_total'],
    { ...firstForm, where: 'la fila 3' },
  ],
];

const validForm = {
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

const validDocuments: readonly ValidDocument[] = [
  ['a form signed three days after its issue, with a trained representative', validForm],
  ['a device bought on the day of the form', { ...validForm, dea_fecha_adquisicion: '2026-03-02' }],
  [
    'a new battery of an old device',
    { ...validForm, dea_fecha_adquisicion: '2010-03-02', dea_venc_bateria: '2035-03-02' },
  ],
  ['training between issue and signature', { ...validForm, per_1_fecha: '2026-03-04' }],
  ['a date of training on a form without dates', { per_1_fecha: '2012-01-15' }],
  [
    'the school’s second device',
    validForm,
    { where: 'el borrador «DEA SN-2»', values: { ...validForm, dea_serie: 'SN-2', formulario_numero: '2' } },
  ],
  [
    'a replacement of the school’s only device',
    { ...validForm, formulario_total: '1' },
    { where: 'el borrador «DEA SN-2»', values: { ...validForm, dea_serie: 'SN-2', formulario_total: '1' } },
  ],
  [
    'the first form of another school',
    validForm,
    { where: 'el borrador «DEA SN-2»', values: { ...validForm, dea_serie: 'SN-2', est_nombre: 'Liceo' } },
  ],
  ['another draft without a serial number', validForm, { where: 'el borrador «DEA»', values: {} }],
];

testContradictions(deaForm, contradictions, validDocuments);

test('a part that expires before the device was bought gets a warning at both dates', () => {
  const values = { dea_fecha_adquisicion: '2026-03-02', dea_venc_bateria: '2026-01-15' };
  expect(warningsOf(deaForm, values)[0]).toMatchObject({
    keys: ['dea_venc_bateria', 'dea_fecha_adquisicion'],
    message: 'La batería vence el 15 de enero de 2026 y el equipo se adquirió el 2 de marzo de 2026.',
  });
});
