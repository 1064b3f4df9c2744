import { expect, test } from 'vitest';
import { newestText } from '../../../src/features/catalogue/newest-text.ts';
import { documents } from '../../../src/features/documents/templates/documents.ts';

test('no document’s text is newer than the newest date', () => {
  for (const { textDate } of documents) expect(textDate <= newestText).toBe(true);
  expect(newestText).toMatch(/^\d{4}-\d\d-\d\d$/);
});
