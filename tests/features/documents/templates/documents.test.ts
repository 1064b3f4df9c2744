import { expect, test } from 'vitest';
import { products } from '../../../../src/features/catalogue/products.ts';
import { fileNameWithSuffix } from '../../../../src/features/documents/model/file-name.ts';
import { templatePartsOfProduct } from '../../../../src/features/documents/model/product-record.ts';
import { documentFor, documents } from '../../../../src/features/documents/templates/documents.ts';
import { loadTemplate } from '../../../../src/features/documents/templates/loaders.ts';
import { recordsByFolder } from '../../../../src/features/documents/templates/templates.ts';

test('every product of the shop has a document', () => {
  for (const { id } of products) expect(documentFor(id)?.productId).toBe(id);
});

test('the form and the contract have their file names', () => {
  expect(documentFor('prod_dea_01')?.fileName).toBe('formulario-registro-dea.docx');
  expect(documentFor('prod_contrato_pf_ed_01')?.fileName).toBe(
    'contrato-plazo-fijo-educadora-diferencial.docx',
  );
});

test('file names are unique, short and valid on every system', () => {
  const names = documents.map(({ fileName }) => fileName);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^(?=.{6,60}$)[a-z0-9]+(-[a-z0-9]+)*\.docx$/);
});

test('file names of different documents about the same subject differ', () => {
  const names = documents.map(({ fileName }) => fileNameWithSuffix(fileName, 'Ana'));
  expect(new Set(names).size).toBe(names.length);
});

test('the logo is optional in the form and required in the contract', () => {
  expect(documentFor('prod_dea_01')?.logoUse).toBe('optional');
  expect(documentFor('prod_contrato_pf_ed_01')?.logoUse).toBe('required');
});

test.each(Object.entries(recordsByFolder))(
  '%s: the template has the facts of its product record',
  async (folder, product) => {
    const template = await loadTemplate(folder);
    const file = `src/features/documents/templates/${folder}/text.ts`;
    expect(
      template,
      `${file} must export \`template\`, starting with ...templatePartsOfProduct(product) from its product.ts`,
    ).toMatchObject(templatePartsOfProduct(product));
  },
);

test.each(Object.entries(recordsByFolder))(
  '%s: the record names next year’s documents if and only if the template has them',
  async (folder, { nextYearNoun }) => {
    const template = await loadTemplate(folder);
    expect(nextYearNoun !== undefined).toBe(template.nextYear !== undefined);
  },
);

test.each(Object.entries(recordsByFolder))(
  '%s: the record says whether the form has a week',
  async (folder, { hasWeek }) => {
    const { groups } = await loadTemplate(folder);
    expect(hasWeek ?? false).toBe(groups.some(({ layout }) => layout !== undefined));
  },
);

test('an unknown id finds no document', () => {
  expect(documentFor('prod_reglamento_01')).toBeNull();
  expect(documentFor('')).toBeNull();
  expect(documentFor('__proto__')).toBeNull();
});
