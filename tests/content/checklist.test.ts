import { expect, test } from 'vitest';
import { checklist } from '../../src/content/checklist-copy.ts';

test('sixteen points stand in seven groups', () => {
  expect(checklist.map(({ name, items }) => [name, items.length])).toEqual([
    ['Equipo', 3],
    ['Ubicación', 3],
    ['Señalética', 2],
    ['Registro', 2],
    ['Capacitación', 2],
    ['Mantención', 2],
    ['Documentación', 2],
  ]);
});

test('every point is a question of its own, with a sentence about it', () => {
  const items = checklist.flatMap((group) => group.items);
  expect(new Set(items.map(([question]) => question)).size).toBe(16);
  for (const [question, detail] of items) {
    expect(question).toMatch(/^¿.+\?$/);
    expect(detail).toMatch(/^\p{Lu}.+\.$/u);
  }
});

test('notifying the authority of changes is advice, not a duty', () => {
  const [, detail] = checklist[3]?.items[1] ?? [];
  expect(detail).toBe(
    'Recomendamos actualizar los antecedentes si cambia el equipo, la ubicación o el personal.',
  );
});
