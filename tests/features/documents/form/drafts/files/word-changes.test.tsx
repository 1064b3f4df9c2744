// @vitest-environment dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { wordChangesCopy } from '../../../../../../src/content/documents/word-changes-copy.ts';
import { WordChanges } from '../../../../../../src/features/documents/form/drafts/files/word-changes.tsx';
import type { Difference } from '../../../../../../src/features/documents/model/word-comparison.ts';

const addedDifference: Difference = { kind: 'added', text: 'Giro | Liceo' };
const removedDifference: Difference = { kind: 'removed', text: 'La ley.' };
const changedDifference: Difference = {
  kind: 'changed',
  template: [
    { text: 'Firma ', isChanged: false },
    { text: 'tres ', isChanged: true },
    { text: 'ejemplares.', isChanged: false },
  ],
  file: [
    { text: 'Firma ', isChanged: false },
    { text: 'cuatro ', isChanged: true },
    { text: 'ejemplares.', isChanged: false },
  ],
};

function renderChanges(differences: readonly Difference[] | null, isOlderText = false) {
  return render(<WordChanges comparison={{ differences, isOlderText }} />).container;
}

test('renders nothing without differences', () => {
  expect(renderChanges([], true).textContent).toBe('');
});

test('shows the changed words of the template and of the file', () => {
  const container = renderChanges([changedDifference]);
  expect(container.textContent).toContain(wordChangesCopy.notInTemplate(1));
  expect(container.querySelector('del')?.textContent).toBe('tres');
  expect(container.querySelector('ins')?.textContent).toBe('cuatro');
  expect(container.textContent).toContain('Firma tres ejemplares.');
  expect(container.textContent).toContain(wordChangesCopy.otherDifferences);
});

test('counts missing passages separately', () => {
  const { textContent } = renderChanges([addedDifference, removedDifference, changedDifference]);
  expect(textContent).toContain(wordChangesCopy.notInTemplate(2));
  expect(textContent).toContain(wordChangesCopy.notInFile(1));
  expect(textContent).not.toContain(wordChangesCopy.olderText);
});

test('mentions only the missing passages if nothing else differs', () => {
  const { textContent } = renderChanges([removedDifference, removedDifference], true);
  expect(textContent).toMatch(new RegExp(`^${wordChangesCopy.notInFile(2)}`));
  expect(textContent).toContain(wordChangesCopy.olderText);
});

test('says that there are too many differences', () => {
  expect(renderChanges(null).textContent).toBe(
    `${wordChangesCopy.tooMany}${wordChangesCopy.otherDifferences}`,
  );
});

test('«Ver todas» shows all differences and focuses the first new one', () => {
  renderChanges([addedDifference, addedDifference, addedDifference, removedDifference, addedDifference]);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  act(() => void fireEvent.click(screen.getByRole('button', { name: wordChangesCopy.showAll(5) })));
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(5);
  expect(document.activeElement).toBe(items[3]);
});

test('shows four differences without a button', () => {
  renderChanges([addedDifference, addedDifference, addedDifference, removedDifference]);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

test('selects the whole text if the browser refuses to copy it', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
  const text = 'El colegio paga la locomoción. '.repeat(40).trim();
  renderChanges([{ kind: 'added', text }]);
  expect(screen.getByRole('listitem').textContent).not.toContain(text);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: wordChangesCopy.copy })));
  expect(screen.getByRole('alert').textContent).toBe(wordChangesCopy.notCopied);
  expect(getSelection()?.toString()).toBe(text);
});
