import { expect, test } from 'vitest';
import { documentFor } from '../../../../src/features/documents/templates/documents.ts';

test('the form and the contract have a document, each with its file name', () => {
  expect(documentFor('prod_dea_01')?.fileName).toBe('formulario-registro-dea.docx');
  expect(documentFor('prod_contrato_pf_ed_01')?.fileName).toBe(
    'contrato-plazo-fijo-educadora-diferencial.docx',
  );
});

test('only the contract needs the logo', () => {
  expect(documentFor('prod_dea_01')?.needsLogo).toBe(false);
  expect(documentFor('prod_contrato_pf_ed_01')?.needsLogo).toBe(true);
});

test('what is loaded is the document of that very product, and needs the logo as announced', async () => {
  for (const id of ['prod_dea_01', 'prod_contrato_pf_ed_01']) {
    const entry = documentFor(id);
    const template = await entry?.load();
    expect(template?.productId).toBe(id);
    expect(template?.letterhead.kind === 'logo').toBe(entry?.needsLogo);
  }
});

test('every other product has none', () => {
  expect(documentFor('prod_reglamento_01')).toBeNull();
  expect(documentFor('')).toBeNull();
  expect(documentFor('__proto__')).toBeNull();
});
