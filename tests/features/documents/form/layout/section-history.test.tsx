// @vitest-environment dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { template as deaForm } from '../../../../../src/features/documents/templates/dea-form/text.ts';
import { deaFormId, findReview, findSectionNav, openForm, press } from '../open-form.tsx';

const [firstTitle = '', secondTitle = '', thirdTitle = '', fourthTitle = ''] = deaForm.groups.map(
  ({ title }) => title,
);

let isNarrow = true;
beforeEach(() => {
  isNarrow = true;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width') && isNarrow }));
});

const currentSection = () => findSectionNav().querySelector('[aria-current=step]')?.textContent ?? '';
const followLink = (title: string) =>
  act(async () => fireEvent.click(screen.getByText(title, { selector: 'nav a span' })));
/** Presses the browser's «Back» or «Forward», or the form's «Anterior». Waits until the form has moved the focus. */
async function pressAndWait(name: 'Back' | 'Forward' | 'Anterior'): Promise<void> {
  await press(name);
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
}
const expectFocusOn = (title: string) => expect(document.activeElement?.textContent).toBe(title);

test('Back and forward go through the sections in the order in which they were opened', async () => {
  await openForm(deaFormId);
  await press('Siguiente');
  await followLink(fourthTitle);
  expect(currentSection()).toContain(fourthTitle);
  await pressAndWait('Back');
  expect(currentSection()).toContain(secondTitle);
  expectFocusOn(secondTitle);
  await pressAndWait('Back');
  expect(currentSection()).toContain(firstTitle);
  await pressAndWait('Forward');
  await pressAndWait('Forward');
  expect(currentSection()).toContain(fourthTitle);
  expectFocusOn(fourthTitle);
});

test('«Anterior» goes back in the history only if the last entry is the previous section', async () => {
  await openForm(deaFormId);
  await press('Siguiente');
  await press('Siguiente');
  await pressAndWait('Anterior');
  expect(currentSection()).toContain(secondTitle);
  expectFocusOn(secondTitle);
  await pressAndWait('Back');
  expect(currentSection()).toContain(firstTitle);
  await followLink(thirdTitle);
  await pressAndWait('Anterior');
  expect(currentSection()).toContain(secondTitle);
  await pressAndWait('Back');
  expect(currentSection()).toContain(thirdTitle);
});

test('Back closes the review, and forward opens it again', async () => {
  await openForm(deaFormId);
  await press('Siguiente');
  await press('Revisar y descargar');
  expect(document.activeElement).toBe(findReview());
  await pressAndWait('Back');
  expect(screen.queryByRole('region', { name: 'Antes de descargar' })).toBeNull();
  expect(currentSection()).toContain(secondTitle);
  expectFocusOn(secondTitle);
  await pressAndWait('Forward');
  expect(document.activeElement).toBe(findReview());
  await press('Seguir completando');
  await pressAndWait('Back');
  expect(currentSection()).toContain(firstTitle);
});

test('Back returns from a field to the review that led to it', async () => {
  await openForm(deaFormId);
  await press('Revisar y descargar');
  await act(async () => fireEvent.click(screen.getByText('Fabricante', { selector: 'a span' })));
  expect(document.activeElement).toBe(screen.getByLabelText('Fabricante'));
  await pressAndWait('Back');
  expect(document.activeElement).toBe(findReview());
  expect(currentSection()).toContain(firstTitle);
});

test('sections opened on a wide screen add nothing to the history', async () => {
  isNarrow = false;
  await openForm(deaFormId);
  await followLink(fourthTitle);
  await pressAndWait('Back');
  expect(currentSection()).toContain(fourthTitle);
});
