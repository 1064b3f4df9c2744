// @vitest-environment dom
import { render } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { createDraftStore } from '../src/features/documents/form/drafts/draft-store.ts';

const draft = { id: 'a'.repeat(32), productId: 'prod_dea_01' };

test('a draft may be stored a moment after its test', () => {
  const drafts = createDraftStore();
  drafts.answer(draft, 'fecha_emision', '2026-03-02');
  drafts.answer(draft, 'comuna', 'Ñuñoa');
  expect(localStorage).toHaveLength(1);
});

test('what a test left to be stored is not stored into the next one', async () => {
  localStorage.clear();
  const drafts = createDraftStore();
  drafts.answer(draft, 'comuna', 'Arica');
  drafts.answer(draft, 'rep_nombre', 'Ana');
  const stored = () => JSON.stringify({ ...localStorage });
  await expect.poll(stored).toContain('Ana');
  expect(stored()).toContain('Arica');
});

// As code comes on a busy machine: after the test that showed it.
const lateCode = `data:text/javascript,${encodeURIComponent(`
  await new Promise((resolve) => setTimeout(resolve, 100));
  export default () => 'late';
`)}`;

test('a part may be shown whose code does not come before the end of its test', () => {
  const Late = lazy(() => import(/* @vite-ignore */ lateCode));
  const { container } = render(
    <Suspense fallback="waits">
      <Late />
    </Suspense>,
  );
  expect(container.textContent).toBe('waits');
});

test('what a test left to be loaded says nothing in the next one', async () => {
  const { default: late } = await import(/* @vite-ignore */ lateCode);
  expect(late()).toBe('late');
});
