// @vitest-environment dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fieldId } from '../../../../../src/features/documents/form/inputs/field-ids.ts';
import { fieldsOf, type Template } from '../../../../../src/features/documents/model/document.ts';
import type { FieldKind } from '../../../../../src/features/documents/model/field.ts';
import { formatInput, parseOnBlur } from '../../../../../src/features/documents/model/input.ts';
import { documentFor } from '../../../../../src/features/documents/templates/documents.ts';
import { findExposedFields } from '../../../../ui/form/exposed-fields.ts';
import { templates } from '../../all-templates.ts';
import { answersIn, contractId, draftId, openForm, openTemplate } from '../open-form.tsx';

/** Text to type into a field of each kind that has a text control. */
const typedText: Partial<Record<FieldKind, string>> = {
  text: 'Ana  Prueba , 2.º piso ',
  rut: '12345678-5',
  phone: '912345678',
  email: 'Ana@Colegio.example',
  date: '2-3-26',
  money: '1.250.000',
  integer: '1.040',
  year: '2.026',
  time: '8:30',
  duration: '1:30',
};

/** Moves the focus without focus events, which browsers don't dispatch in a window in the background. */
function focusSilently(control: HTMLElement): void {
  const stopEvent = (event: Event) => event.stopImmediatePropagation();
  const eventNames = ['focus', 'focusin', 'blur', 'focusout'];
  for (const name of eventNames) window.addEventListener(name, stopEvent, { capture: true });
  control.focus();
  for (const name of eventNames) window.removeEventListener(name, stopEvent, { capture: true });
}

/** Replaces the control's text key by key. Returns the text after each key. */
function typeInto(control: HTMLInputElement | HTMLTextAreaElement, text: string): readonly string[] {
  control.setSelectionRange(0, control.value.length);
  return [...text].map((letter, index) => {
    const textBefore = index === 0 ? '' : control.value;
    fireEvent.change(control, { target: { value: textBefore + letter } });
    return control.value;
  });
}

const prefixesOf = (text: string) => [...text].map((_, index) => text.slice(0, index + 1));

/** Returns one field of each kind that has a text control, and the text to type into it. */
function fieldOfEachKind(template: Template) {
  const renderedFields = fieldsOf(template).flatMap((field) => {
    const control = document.getElementById(fieldId(field.key));
    const text = typedText[field.kind];
    const isTextControl = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    return isTextControl && text !== undefined ? [{ field, control, text }] : [];
  });
  // The map keeps the last field of each kind.
  return [
    ...new Map(renderedFields.map((renderedField) => [renderedField.field.kind, renderedField])).values(),
  ];
}

test.each(templates)('shows text as typed, even without focus events: $productId', async (template) => {
  await openTemplate(template);
  const testedFields = fieldOfEachKind(template);
  expect(testedFields.length).toBeGreaterThan(2);
  for (const { field, control, text } of testedFields) {
    focusSilently(control);
    expect(typeInto(control, text), field.kind).toEqual(prefixesOf(text));
  }
});

test('the templates together have a field of every kind with a text control', () => {
  const kinds = new Set(templates.flatMap(fieldsOf).map(({ kind }) => kind));
  expect(Object.keys(typedText).filter((kind) => !kinds.has(kind as FieldKind))).toEqual([]);
});

test('stores an answer completely, even without focus events', async () => {
  const drafts = await openForm(contractId);
  const control = screen.getByLabelText<HTMLInputElement>('Sueldo base', { selector: 'input' });
  focusSilently(control);
  typeInto(control, '1.250.000');
  expect(answersIn(drafts)).toEqual({ rem_sueldo_base: '1250000' });
});

test('typing in a second field parses the text of the first, even without focus events', async () => {
  const drafts = await openForm(contractId);
  const template = await documentFor(contractId)?.load();
  const date = screen.getByLabelText<HTMLInputElement>('Fecha del contrato', { selector: 'input' });
  const city = screen.getByLabelText<HTMLInputElement>('Ciudad', { selector: 'input' });
  focusSilently(date);
  typeInto(date, '2-3-26');
  focusSilently(city);
  typeInto(city, 'S');
  const field = template && fieldsOf(template).find(({ key }) => key === 'contrato_fecha');
  if (!field) throw new Error('No date');
  const storedAnswer = parseOnBlur(field, '2-3-26', '2026-11-27');
  expect(answersIn(drafts)).toMatchObject({ contrato_fecha: storedAnswer });
  expect(date.value).toBe(formatInput(field, storedAnswer));
  expect(drafts.get().list[0]?.id).toBe(draftId);
});

test.each(templates)('a form submission would send no field: $productId', async (template) => {
  await openTemplate(template);
  const { count, sent } = findExposedFields();
  expect(count).toBeGreaterThan(2);
  expect(sent).toEqual([]);
});
