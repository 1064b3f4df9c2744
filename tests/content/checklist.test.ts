import { expect, test } from 'vitest';
import { checklist } from '../../src/content/pages/checklist-copy.ts';

test('the checklist calls notifying the authority of changes advice, not a duty', () => {
  const [, detail] = checklist[3]?.items[1] ?? [];
  expect(detail).toBe(
    'Recomendamos actualizar los antecedentes si cambia el equipo, la ubicación o el personal.',
  );
});
