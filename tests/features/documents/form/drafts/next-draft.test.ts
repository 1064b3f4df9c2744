import { expect, test } from 'vitest';
import { type Draft, newDraft, noDrafts } from '../../../../../src/features/documents/form/drafts/draft.ts';
import {
  answersToCompare,
  copiedFields,
  copyDraft,
  findPreviousDraft,
  hasCarriedAnswers,
  nextDraft,
  originalTitle,
  sourceOfNextDraft,
} from '../../../../../src/features/documents/form/drafts/next-draft.ts';
import { fieldsOf } from '../../../../../src/features/documents/model/document.ts';
import { template as deaForm } from '../../../../../src/features/documents/templates/dea-form/text.ts';
import { template as fixedTermContract } from '../../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { templates } from '../../all-templates.ts';
import { sampleAnswers } from '../../sample-answers.ts';

const [firstId, secondId] = ['1'.repeat(32), '2'.repeat(32)];
const createdAt = '2026-03-02T12:00:00.000Z';

function draftOf(productId: string, values: Draft['values'], properties: Partial<Draft> = {}): Draft {
  return { ...newDraft({ id: firstId, productId }, createdAt), values, ...properties };
}

const workerKeys = `
  trab_trato inhab_fecha_consulta trab_nombre trab_nacionalidad trab_rut trab_nacimiento trab_titulo
  trab_institucion trab_titulo_fecha trab_domicilio trab_comuna trab_correo trab_telefono trab_afp
  trab_salud trab_fecha_ingreso cargo_mencion rem_cuenta`;
const deviceKeys = `
  fecha_emision formulario_numero dea_marca dea_modelo dea_serie dea_ubicacion dea_fecha_adquisicion
  dea_venc_bateria dea_venc_electrodos decl_personal firma_fecha anx_adjunta_fabricante anx_fabricante
  anx_adjunta_isp anx_isp anx_adjunta_plano`;

test.each([
  ['worker', fixedTermContract, workerKeys],
  ['device', deaForm, deviceKeys],
] as const)(
  'the draft for the next %s has all answers except those about the previous one',
  (_, template, keys) => {
    const allAnswers = sampleAnswers(template);
    const draftForNext = nextDraft(template, draftOf(template.productId, allAnswers, { name: 'Mío' }));
    const blankKeys = keys.trim().split(/\s+/);
    expect(Object.keys(allAnswers).filter((key) => !(key in draftForNext.values))).toEqual(blankKeys);
    expect(Object.entries(draftForNext.values).every(([key, value]) => allAnswers[key] === value)).toBe(true);
    expect(draftForNext).toMatchObject({ origin: firstId, place: blankKeys[0] });
    expect(draftForNext.unconfirmed).toBeUndefined();
  },
);

test('the next draft starts from the open draft, or if that is empty, from the latest one', () => {
  const { productId } = fixedTermContract;
  const emptyDraft = draftOf(productId, {});
  const latestDraft = draftOf(productId, { trab_nombre: 'Ana' }, { id: secondId });
  const olderDraft = draftOf(productId, { trab_nombre: 'Eva' }, { id: '3'.repeat(32) });
  expect(sourceOfNextDraft([emptyDraft, latestDraft, olderDraft], olderDraft.id)).toBe(olderDraft);
  expect(sourceOfNextDraft([emptyDraft, latestDraft, olderDraft], emptyDraft.id)).toBe(latestDraft);
  expect(sourceOfNextDraft([emptyDraft], emptyDraft.id)).toBeNull();
});

test('only answers that aren’t about the draft’s person can be carried over', () => {
  const { productId } = fixedTermContract;
  const draftAboutPerson = draftOf(productId, {
    trab_nombre: 'Ana',
    trab_trato: 'femenino',
    contrato_ciudad: ' ',
  });
  expect(hasCarriedAnswers(fixedTermContract, draftAboutPerson)).toBe(false);
  expect(
    hasCarriedAnswers(fixedTermContract, { ...draftAboutPerson, values: { contrato_ciudad: 'Santiago' } }),
  ).toBe(true);
});

test.each(templates)(
  '$productId: the carried keys exist and include the shared ones but not the subject',
  (template) => {
    const keys = fieldsOf(template).map(({ key }) => key);
    for (const key of template.carriedKeys) expect(keys).toContain(key);
    for (const key of Object.values(template.sharedFields)) expect(template.carriedKeys).toContain(key);
    expect(template.carriedKeys).not.toContain(template.subject.key);
    expect(template.carriedKeys.length).toBeLessThan(keys.length);
  },
);

test('a copy has all answers, and those about the original’s person are unconfirmed', () => {
  const values = {
    rem_cuenta: 'Cuenta vista',
    emp_rut: '77.777.777-7',
    trab_rut: '11.111.111-1',
    trab_afp: ' ',
  };
  const copy = copyDraft(fixedTermContract, draftOf(fixedTermContract.productId, values));
  expect(copy).toMatchObject({ values, origin: firstId, unconfirmed: ['trab_rut', 'rem_cuenta'] });
  const storedDraft = {
    ...draftOf(fixedTermContract.productId, values),
    ...copy,
    unconfirmed: ['rem_cuenta', 'x', 'trab_rut'],
  };
  expect(copiedFields(fixedTermContract, storedDraft).map(({ key }) => key)).toEqual([
    'trab_rut',
    'rem_cuenta',
  ]);
});

const ana = draftOf(fixedTermContract.productId, {
  trab_nombre: 'Ana Prueba Ejemplo',
  trab_rut: '11.111.111-1',
});
const { subject } = fixedTermContract;

test('returns the previous draft until the open draft names its own worker', () => {
  const openDraft = draftOf(ana.productId, {}, { id: secondId, origin: firstId });
  const bothDrafts = { ...noDrafts, list: [ana, openDraft] };
  expect(findPreviousDraft(bothDrafts, secondId, subject)).toBe(ana);
  expect(findPreviousDraft({ ...noDrafts, list: [openDraft] }, secondId, subject)).toBeNull();
  const namedDraft = { ...openDraft, values: { trab_nombre: 'Luis Prueba' } };
  expect(findPreviousDraft({ ...noDrafts, list: [ana, namedDraft] }, secondId, subject)).toBeNull();
  const copy = { ...openDraft, values: ana.values, unconfirmed: ['trab_nombre'] };
  expect(findPreviousDraft({ ...noDrafts, list: [ana, copy] }, secondId, subject)).toBe(ana);
  expect(findPreviousDraft({ ...noDrafts, list: [ana] }, firstId, subject)).toBeNull();
});

test('returns the original’s title while the original exists', () => {
  const copy = { ...ana, id: secondId, origin: firstId, unconfirmed: ['trab_rut'] };
  expect(originalTitle({ ...noDrafts, list: [ana, copy] }, secondId, subject)).toBe('Ana Prueba Ejemplo');
  expect(originalTitle({ ...noDrafts, list: [copy] }, secondId, subject)).toBeNull();
});

test('comparing a copy with its original leaves out unconfirmed answers', () => {
  const copy = { ...ana, id: secondId, origin: firstId, unconfirmed: ['trab_rut'] };
  expect(answersToCompare(copy, ana)).toEqual({ trab_nombre: 'Ana Prueba Ejemplo' });
  expect(answersToCompare({ ...copy, unconfirmed: [] }, ana)).toEqual(ana.values);
  expect(answersToCompare(copy, { ...ana, id: '3'.repeat(32) })).toBe(ana.values);
  expect(answersToCompare(null, ana)).toBe(ana.values);
});
