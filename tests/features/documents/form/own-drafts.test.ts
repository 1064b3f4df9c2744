// @vitest-environment dom
import { expect, test } from 'vitest';
import { ownDrafts } from '../../../../src/features/documents/form/own-drafts.ts';

const draft = { id: 'a'.repeat(32), productId: 'prod_dea_01' };
const stored = () => JSON.stringify({ ...localStorage });

test.each([
  ['left', () => dispatchEvent(new Event('pagehide'))],
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a key is stored before its frame where the page is %s', (name, go) => {
  ownDrafts.answer(draft, 'dea_serie', `SN-${name}`);
  ownDrafts.answer(draft, 'dea_serie', `SN-${name}-2`);
  expect(stored()).not.toContain(`SN-${name}-2`);
  go();
  expect(stored()).toContain(`SN-${name}-2`);
});
