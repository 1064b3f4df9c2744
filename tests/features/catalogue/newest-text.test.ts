import { expect, test } from 'vitest';
import { newestTextDate } from '../../../src/features/catalogue/newest-text.ts';
import { documents } from '../../../src/features/documents/templates/documents.ts';

test('no document’s text is newer than newestTextDate', () => {
  for (const { textDate } of documents) expect(textDate <= newestTextDate).toBe(true);
  expect(newestTextDate).toMatch(/^\d{4}-\d\d-\d\d$/);
});
