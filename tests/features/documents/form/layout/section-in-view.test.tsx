// @vitest-environment dom
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sectionId } from '../../../../../src/features/documents/form/inputs/field-ids.ts';
import { sectionAtLine } from '../../../../../src/features/documents/form/layout/use-section-in-view.ts';
import { template as deaForm } from '../../../../../src/features/documents/templates/dea-form/text.ts';
import { deaFormId, findSectionNav, openForm } from '../open-form.tsx';

test('the section at a line is the last one that begins at or above it, or else the first', () => {
  const tops = [-400, -10, 250, 900];
  expect(sectionAtLine(tops, 200)).toBe(1);
  expect(sectionAtLine(tops, 250)).toBe(2);
  expect(sectionAtLine([90, 300], 50)).toBe(0);
});

const titles = deaForm.groups.map(({ title }) => title);
const currentSection = () => findSectionNav().querySelector('[aria-current=step]')?.textContent ?? '';

/**
 * Simulates a page that is scrolled down by `y` px. Each section is 600 px high. Its heading is at its top, and its
 * fields are 100 px further down.
 */
async function simulateScroll(y: number): Promise<void> {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const section = titles.findIndex((_, index) =>
      document.getElementById(sectionId(index))?.closest('fieldset')?.contains(this),
    );
    const top = section * 600 - y + (this.tagName === 'H2' ? 0 : 100);
    return new DOMRect(0, top, 100, 20);
  });
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  });
}

test('the list of sections marks the section that is scrolled into view', async () => {
  await openForm(deaFormId);
  expect(currentSection()).toContain(titles[0]);
  await simulateScroll(1300);
  expect(currentSection()).toContain(titles[2]);
  await simulateScroll(0);
  expect(currentSection()).toContain(titles[0]);
});

test('the section with the focus stays marked while its field is in view', async () => {
  await openForm(deaFormId);
  const brand = screen.getByLabelText('Marca');
  act(() => brand.focus());
  expect(currentSection()).toContain(titles[3]);
  await simulateScroll(1400);
  expect(currentSection()).toContain(titles[3]);
  await simulateScroll(600);
  expect(currentSection()).toContain(titles[1]);
});
