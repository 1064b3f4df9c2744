import { expect, test } from 'vitest';
import { fieldsOf } from '../../../../src/features/documents/form/answers.ts';
import { keysOf } from '../../../../src/features/documents/model/block-keys.ts';
import { fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract/template.ts';
import { templates } from '../all-templates.ts';

test.each(templates)('every field of $productId stands in some block', (template) => {
  const inBlocks = new Set(template.blocks.flatMap(keysOf));
  expect(fieldsOf(template).filter(({ key }) => !inBlocks.has(key))).toEqual([]);
});

test('a computed amount needs the fields it is computed of', () => {
  const pay = fixedTermContract.blocks.find(
    (block) => block.kind === 'table' && keysOf(block).includes('rem_colacion'),
  );
  expect(pay && keysOf(pay)).toEqual(expect.arrayContaining(['rem_sueldo_base', 'rem_movilizacion']));
  const week = fixedTermContract.blocks.find(
    (block) => block.kind === 'table' && keysOf(block).includes('jor_lunes_entrada'),
  );
  expect(week && keysOf(week)).toContain('jor_viernes_recreos');
});
