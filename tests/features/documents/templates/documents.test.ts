import { expect, test } from 'vitest';
import { productById, products } from '../../../../src/features/catalogue/products.ts';
import { documentFor, documents } from '../../../../src/features/documents/templates/documents.ts';
import { soldTemplates } from '../all-templates.ts';

test('every product of the shop has a document, and every document a product', () => {
  const ids = documents.map(({ productId }) => productId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(products.map(({ id }) => id));
  for (const id of ids) expect(documentFor(id)?.productId).toBe(productById(id)?.id);
});

test('the shop says as many pages as the document has', () => {
  for (const { productId, pages } of soldTemplates)
    expect(productById(productId)?.pages, productId).toBe(pages);
});

test('the files of the form and the contract are named after them', () => {
  expect(documentFor('prod_dea_01')?.fileName).toBe('formulario-registro-dea.docx');
  expect(documentFor('prod_contrato_pf_ed_01')?.fileName).toBe(
    'contrato-plazo-fijo-educadora-diferencial.docx',
  );
});

test('file names are unique, and valid on every system', () => {
  const names = documents.map(({ fileName }) => fileName);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.docx$/);
});

test('only the contract of these two needs the logo', () => {
  expect(documentFor('prod_dea_01')?.needsLogo).toBe(false);
  expect(documentFor('prod_contrato_pf_ed_01')?.needsLogo).toBe(true);
});

test.each(documents)(
  'what $productId loads is its own document, as its entry announces it',
  async (entry) => {
    const template = await entry.load();
    expect(template.productId).toBe(entry.productId);
    expect(template.letterhead.kind === 'logo').toBe(entry.needsLogo);
    expect(template.changes[0].date).toBe(entry.textDate);
    expect(await entry.loadShared()).toMatchObject({ shared: template.shared, subject: template.subject });
  },
);

test('an id that no entry has finds no document', () => {
  expect(documentFor('prod_reglamento_01')).toBeNull();
  expect(documentFor('')).toBeNull();
  expect(documentFor('__proto__')).toBeNull();
});
