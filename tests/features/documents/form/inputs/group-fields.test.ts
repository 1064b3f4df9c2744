import { expect, test } from 'vitest';
import { totalsOf } from '../../../../../src/features/documents/form/inputs/group-fields.tsx';
import { template as fixedTermContract } from '../../../../../src/features/documents/templates/fixed-term-contract/text.ts';

const totals = Object.fromEntries(
  fixedTermContract.groups.map((group) => [
    group.title,
    totalsOf(fixedTermContract, group.fields).map(({ label }) => label),
  ]),
);

test('the totals of the pay group have the labels of the table without its row numbers', () => {
  expect(totals.Remuneración).toEqual([
    'Total haberes imponibles',
    'Total haberes no imponibles',
    'TOTAL HABERES',
  ]);
});

test('only a group with a table has a total', () => {
  expect(totals['Actividades no lectivas']).toEqual(['Total']);
  expect(totals['El Empleador']).toEqual([]);
});
