import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unconfirmedLabels } from '../../../../src/features/documents/batch/figures.ts';
import {
  confirmationChanges,
  nextYearReader,
} from '../../../../src/features/documents/batch/next-year-rows.ts';
import { type RowChanges, readRows } from '../../../../src/features/documents/batch/rows.ts';
import { fieldsOf, type Values } from '../../../../src/features/documents/model/document.ts';
import { nextYear } from '../../../../src/features/documents/templates/fixed-term-contract/next-year.ts';
import { template } from '../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { contractAnswersOf2026, teacherAnswers } from '../earlier-contracts.ts';

const today = '2026-12-14';

type Options = {
  readonly changes?: RowChanges;
  /** Answers typed once for all rows. */
  readonly typed?: Readonly<Record<string, string>>;
};

function rowsOf(contracts: readonly Values[], { changes, typed = {} }: Options = {}) {
  const documents = contracts.map((values, index) => ({ number: index + 1, values }));
  const { nextYear: nextYearRules } = template;
  if (!nextYearRules) throw new Error('The contract has no rules for the next year');
  const reader = nextYearReader(documents, { template, nextYear: nextYearRules, typed, today });
  return readRows(reader, () => changes);
}

function rowOf(values: Values, options?: Options) {
  const [row] = rowsOf([values], options);
  if (!row) throw new Error('No row');
  return row;
}

const messagesOf = ({ warnings }: ReturnType<typeof rowOf>) => warnings.map(({ message }) => message);
const figureOf = ({ figures }: ReturnType<typeof rowOf>, label: string) =>
  figures.find((figure) => figure.label === label);

test('moves the period by a year', () => {
  expect(rowOf(contractAnswersOf2026(1)).values).toMatchObject({
    plazo_inicio: '2027-03-02',
    plazo_termino: '2028-02-29',
    plazo_anio: '2027',
    trab_fecha_ingreso: '2024-03-01',
  });
});

test('leaves the dates of signature and consultation blank', () => {
  const { values } = rowOf(contractAnswersOf2026(1));
  expect(values.contrato_fecha).toBeUndefined();
  expect(values.inhab_fecha_consulta).toBeUndefined();
});

test('shows the earlier period, and the new one as a proposal', () => {
  const row = rowOf(contractAnswersOf2026(1));
  expect(figureOf(row, 'Contrato anterior')?.text).toBe('2 de marzo de 2026 al 28 de febrero de 2027');
  expect(figureOf(row, 'Nuevo plazo')).toMatchObject({
    text: '2 de marzo de 2027 al 29 de febrero de 2028',
    caption: 'propuesto',
  });
});

test('warns that the person has had a contract before', () => {
  expect(messagesOf(rowOf(contractAnswersOf2026(1)))).toEqual([
    'El primer día de trabajo es el 1 de marzo de 2024 y el contrato empieza el 2 de marzo de 2027: si hubo un contrato antes, revise si este es una renovación.',
    'Esta persona ya tuvo un contrato del 2 de marzo de 2026 al 28 de febrero de 2027.',
  ]);
});

test('shows no earlier period if the contract has none', () => {
  const row = rowOf({ ...contractAnswersOf2026(1), plazo_inicio: '', plazo_termino: '' });
  expect(figureOf(row, 'Contrato anterior')?.text).toBe('');
  expect(messagesOf(row).filter((message) => message.includes('ya tuvo'))).toEqual([]);
});

test('pay has the caption «del contrato anterior» until the user confirms it', () => {
  const row = rowOf(contractAnswersOf2026(1));
  expect(figureOf(row, 'Sueldo base')?.caption).toBe('del contrato anterior');
  expect(unconfirmedLabels(row.figures)).toEqual(['Sueldo del contrato anterior']);
  expect(row.draftData?.unconfirmed).toEqual(nextYear.keysToConfirm);
  const changes = confirmationChanges(row, nextYear);
  const confirmedRow = rowOf(contractAnswersOf2026(1), { changes });
  expect(confirmedRow.values).toEqual(row.values);
  expect(unconfirmedLabels(confirmedRow.figures)).toEqual([]);
  expect(figureOf(confirmedRow, 'Sueldo base')?.caption).toBeNull();
  expect(confirmedRow.draftData?.unconfirmed).toEqual([]);
});

test('confirming one amount does not confirm the others', () => {
  const { rem_sueldo_base } = contractAnswersOf2026(1);
  const row = rowOf(contractAnswersOf2026(1), { changes: { rem_sueldo_base } });
  expect(row.sources.rem_sueldo_base).toBe('confirmed');
  expect(unconfirmedLabels(row.figures)).toEqual(['Sueldo del contrato anterior']);
  expect(row.draftData?.unconfirmed).not.toContain('rem_sueldo_base');
});

test('a corrected amount has the caption «corregido aquí»', () => {
  const row = rowOf(contractAnswersOf2026(1), { changes: { rem_sueldo_base: '1.000.000' } });
  expect(row.values.rem_sueldo_base).toBe('1000000');
  expect(figureOf(row, 'Sueldo base')).toMatchObject({ text: '$1.000.000', caption: 'corregido aquí' });
});

test('a blank amount needs no confirmation', () => {
  const { draftData } = rowOf({ ...contractAnswersOf2026(1), rem_bono_pie: '' });
  expect(draftData?.unconfirmed).not.toContain('rem_bono_pie');
});

test('hours that the earlier contract printed by default have no caption', () => {
  const { jor_horas: _, ...values } = contractAnswersOf2026(1);
  expect(figureOf(rowOf(values), 'Horas')).toMatchObject({ text: '44', caption: null });
});

test('a date typed for all rows fills only blank dates', () => {
  const typed = { contrato_fecha: '26-2-2027', plazo_inicio: '1-1-2030' };
  const { values, sources } = rowOf(contractAnswersOf2026(1), { typed });
  expect(values).toMatchObject({ contrato_fecha: '2027-02-26', plazo_inicio: '2027-03-02' });
  expect(sources.contrato_fecha).toBe('corrected');
});

test('no row has another person’s answers', () => {
  const personNumberLists = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 12 });
  const changingKeys = new Set<string>([...nextYear.shiftedKeys, ...nextYear.clearedKeys]);
  fc.assert(
    fc.property(personNumberLists, fc.func(fc.boolean()), (personNumbers, isBlank) => {
      const contracts = personNumbers.map((number) =>
        Object.fromEntries(
          Object.entries(contractAnswersOf2026(number)).map(([key, value]) => [
            key,
            isBlank(number, key) && key !== 'trab_nombre' ? undefined : value,
          ]),
        ),
      );
      const rows = rowsOf(contracts);
      expect(rows.map(({ name }) => name)).toEqual(
        personNumbers.map((number) => teacherAnswers(number).trab_nombre),
      );
      rows.forEach(({ values }, index) => {
        for (const { key, preset } of fieldsOf(template).filter((field) => !changingKeys.has(field.key)))
          expect(values[key], key).toBe(contracts[index]?.[key] ?? preset);
      });
    }),
    { numRuns: 30 },
  );
});
