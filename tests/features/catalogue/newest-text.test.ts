import { expect, test } from 'vitest';
import { newestText } from '../../../src/features/catalogue/newest-text.ts';
import { documents } from '../../../src/features/documents/templates/documents.ts';

test('newestText is the newest text date of the documents', () => {
  const [newest] = documents
    .map(({ textDate }) => textDate)
    .toSorted()
    .toReversed();
  expect(newestText).toBe(newest);
});
