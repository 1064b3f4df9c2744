// @vitest-environment dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createDraftStore } from '../../../../src/features/documents/form/drafts/draft-store.ts';
import { addYears } from '../../../../src/features/documents/model/date.ts';
import { template as deaForm } from '../../../../src/features/documents/templates/dea-form/text.ts';
import { localDay } from '../../../../src/platform/format.ts';
import { sampleAnswers } from '../sample-answers.ts';
import {
  answersIn,
  deaFormId,
  draftId,
  fillIn,
  findReview,
  findSectionNav,
  lastAnnouncement,
  openForm,
  press,
  sectionLinkText,
} from './open-form.tsx';

const currentSection = () => findSectionNav().querySelector('[aria-current=step]')?.textContent;

test('the list of sections counts the blanks and warnings of each section', async () => {
  await openForm(deaFormId);
  expect(findSectionNav().textContent).toContain('Quedan 30 espacios en blanco');
  expect(sectionLinkText('Plan de mantención')).toContain('1 en blanco');
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Sí' })));
  expect(sectionLinkText('Plan de mantención')).toContain('nada en blanco');
  expect(findSectionNav().textContent).toContain('Quedan 29 espacios en blanco');
  await act(async () => fillIn('Fecha de adquisición', '15-01-2099'));
  expect(sectionLinkText('Identificación del DEA')).toContain('6 en blanco · 1 aviso');
  const warningsPanel = screen.getByRole('region', { name: 'Un aviso' });
  expect(warningsPanel.textContent).toContain('No impide descargar ni se imprime.');
});

test('announces the remaining blanks when the focus enters another section', async () => {
  await openForm(deaFormId);
  const brandField = screen.getByLabelText('Marca');
  fireEvent.focus(brandField);
  expect(lastAnnouncement()).toBe('Quedan 30 espacios en blanco');
  fireEvent.blur(brandField);
  fireEvent.focus(screen.getByLabelText('Modelo'));
  fireEvent.change(screen.getByLabelText('Modelo'), { target: { value: 'DX-100' } });
  expect(lastAnnouncement()).toBe('');
  fillIn('RUT del establecimiento o sostenedor', '77.777.777-8');
  expect(lastAnnouncement()).toContain('El RUT no es válido.');
  fireEvent.focus(brandField);
  expect(lastAnnouncement()).toMatch(/El RUT no es válido.*Quedan 28 espacios en blanco$/);
});

test('opens the first section if the template no longer has the last focused field', async () => {
  const drafts = createDraftStore();
  drafts.setAnswers({ id: draftId, productId: deaFormId }, { dea_serie: 'SN-1' });
  drafts.setFocusedField({ id: draftId, productId: deaFormId }, 'campo_de_antes');
  await openForm(deaFormId, { drafts });
  expect(currentSection()).toContain('Emisión del formulario');
});

test('downloads a complete document without a review', async () => {
  const inTwoYears = addYears(localDay(new Date()), 2);
  const drafts = createDraftStore();
  drafts.setAnswers(
    { id: draftId, productId: deaFormId },
    {
      ...Object.fromEntries(
        // Keep only the first person, because people with the same name, as in the sample, cause a warning.
        Object.entries(sampleAnswers(deaForm)).filter(([key]) => !/^per_(?!1_)/.test(key)),
      ),
      fecha_emision: '2020-01-15',
      per_1_fecha: '2020-01-15',
      dea_fecha_adquisicion: '2020-01-15',
      firma_fecha: '2020-01-15',
      dea_venc_bateria: inTwoYears,
      dea_venc_electrodos: inTwoYears,
      formulario_numero: '1',
      formulario_total: '1',
    },
  );
  const saveDocument = vi.fn();
  await openForm(deaFormId, { drafts, saveDocument });
  expect(findSectionNav().textContent).toContain('No quedan espacios en blanco');
  await press('Descargar en Word');
  expect(saveDocument).toHaveBeenCalledOnce();
  expect(saveDocument.mock.calls[0]?.[0]).toEqual(answersIn(drafts));
  expect(screen.queryByRole('region', { name: 'Antes de descargar' })).toBeNull();
});

test('the review of an incomplete document links to its blanks and warnings', async () => {
  const saveDocument = vi.fn();
  const drafts = await openForm(deaFormId, { saveDocument });
  fillIn('Fecha de adquisición', '15-01-2099');
  await press('Descargar en Word');
  const reviewPanel = findReview();
  expect(document.activeElement).toBe(reviewPanel);
  expect(saveDocument).not.toHaveBeenCalled();
  expect(within(reviewPanel).getByRole('heading', { name: 'Quedan 29 espacios en blanco' })).toBeTruthy();
  await act(async () => fireEvent.click(within(reviewPanel).getByRole('link', { name: 'Ver el campo' })));
  expect(document.activeElement).toBe(screen.getByLabelText('Fecha de adquisición'));
  await press('Descargar en Word');
  await act(async () => fireEvent.click(within(reviewPanel).getByText('Fabricante', { selector: 'a span' })));
  expect(document.activeElement).toBe(screen.getByLabelText('Fabricante'));
  expect(currentSection()).toContain('Anexo de antecedentes');

  await press('Descargar en Word');
  await press('Seguir completando');
  expect(screen.queryByRole('region', { name: 'Antes de descargar' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Anexo de antecedentes' }));
  expect(saveDocument).not.toHaveBeenCalled();
  await press('Descargar en Word');
  await press('Descargar igual');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Descargar en Word' }));
  expect(saveDocument).toHaveBeenCalledOnce();
  expect(saveDocument.mock.calls[0]?.[0]).toEqual(answersIn(drafts));
});
