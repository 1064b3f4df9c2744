// @vitest-environment dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DocumentView, PagedView } from '../../../../src/features/documents/html/document-view.tsx';
import { unneededKeys } from '../../../../src/features/documents/model/conditional.ts';
import type { Values } from '../../../../src/features/documents/model/document.ts';
import { resolveWording } from '../../../../src/features/documents/model/inflection.ts';
import { template as deaForm } from '../../../../src/features/documents/templates/dea-form/text.ts';
import { template as fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { createStore } from '../../../../src/platform/store.ts';
import { templates } from '../all-templates.ts';
import { wordParagraphs } from '../docx-parts.ts';
import { sampleAnswers } from '../sample-answers.ts';
import { printedKeys } from '../templates/integrity.ts';

/** Keeps only letters and digits, because Word and HTML have different blanks, boxes and spaces. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Reorders the text of signatures as in Word, which has the first line of every person, then the second line of every
 * person, and so on. In HTML each person's lines follow one another.
 */
function reorderByRow(signatures: Element): void {
  const people = [...signatures.children].map((person) =>
    [...person.children].map((line) => line.textContent),
  );
  const rowCount = Math.max(...people.map((lines) => lines.length));
  const rows = Array.from({ length: rowCount }, (_, row) => people.map((lines) => lines[row] ?? ''));
  signatures.textContent = rows.flat().join('');
}

test('the HTML and the Word file have the same text in the same order', async () => {
  for (const template of templates) {
    const values = sampleAnswers(template);
    const paragraphs = await wordParagraphs(template, values);
    const { container, unmount } = render(<DocumentView template={template} values={values} />);
    for (const pagePart of container.querySelectorAll('[data-part]')) pagePart.remove();
    for (const signatures of container.querySelectorAll('[data-signatures]')) reorderByRow(signatures);
    expect(lettersOf(container.textContent ?? ''), template.productId).toBe(lettersOf(paragraphs.join('')));
    unmount();
  }
});

test('the document has a language and an accessible name', () => {
  render(<DocumentView template={deaForm} values={{}} />);
  const article = screen.getByRole('article', { name: resolveWording(deaForm.title, {}) });
  expect(article.lang).toBe('es-CL');
});

test('the letterhead shows the firm’s name if the logo has no URL', () => {
  const { rerender } = render(
    <DocumentView template={fixedTermContract} values={{}} logoUrl="/img/logo-word.png" />,
  );
  const logo = () => screen.queryByAltText('Mentoría Legal Educacional');
  expect(logo()?.getAttribute('src')).toBe('/img/logo-word.png');
  rerender(<DocumentView template={fixedTermContract} values={{}} />);
  expect(logo()).toBeNull();
  expect(screen.getByText('Mentoría Legal Educacional')).toBeDefined();
});

test('the school’s image replaces the firm’s logo and keeps its proportions', () => {
  const image = { src: 'data:image/png;base64,AA==', alt: 'Membrete', width: 180, height: 42 };
  for (const template of templates) {
    const valuesStore = createStore<Values>({});
    const { unmount } = render(
      <PagedView template={template} valuesStore={valuesStore} logoUrl="/img/logo.svg" image={image} />,
    );
    const schoolImage = screen.getByAltText('Membrete');
    expect([schoolImage.getAttribute('width'), schoolImage.getAttribute('height')]).toEqual(['180', '42']);
    expect(screen.queryByAltText('Mentoría Legal Educacional')).toBeNull();
    unmount();
  }
});

test('the HTML has exactly the fields that the completed document needs', () => {
  for (const template of templates) {
    const values = sampleAnswers(template);
    const unneeded = unneededKeys(template, values);
    const { container, unmount } = render(<DocumentView template={template} values={values} />);
    for (const key of printedKeys(template)) {
      expect(container.querySelector(`[data-field="${key}"]`) === null, key).toBe(unneeded.has(key));
    }
    unmount();
  }
});

test('every computed amount appears in the HTML', () => {
  const { container } = render(<DocumentView template={fixedTermContract} values={{}} />);
  const fieldTexts = (key: string) =>
    [...container.querySelectorAll(`[data-field="${key}"]`)].map(({ textContent }) => textContent);
  expect(fieldTexts('jor_total')).toEqual(['44:00', '44:00']);
  expect(fieldTexts('jor_viernes_no_lectivas')).toEqual(['3:00']);
  expect(fieldTexts('rem_total_haberes')).toEqual(['(por completar: Suma de los montos 1 a 9)']);
});
