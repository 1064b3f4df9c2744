// @vitest-environment dom
import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { labels } from '../../../../src/content/frame-copy.ts';
import { createCompletion } from '../../../../src/features/documents/form/completion.ts';
import { valuesOf } from '../../../../src/features/documents/form/drafts/draft.ts';
import { createDraftStore } from '../../../../src/features/documents/form/drafts/draft-store.ts';
import { fieldId, noteId, problemId } from '../../../../src/features/documents/form/inputs/field-ids.ts';
import { TemplateField } from '../../../../src/features/documents/form/inputs/template-field.tsx';
import { WarningsProvider } from '../../../../src/features/documents/form/review/warnings-provider.tsx';
import { CompletionProvider } from '../../../../src/features/documents/form/use-completion.ts';
import { fieldsOf } from '../../../../src/features/documents/model/document.ts';
import type { Field } from '../../../../src/features/documents/model/field.ts';
import { formatInput } from '../../../../src/features/documents/model/input.ts';
import { createStores, StoresProvider } from '../../../../src/platform/store.ts';
import { LabelsProvider } from '../../../../src/ui/labels.ts';
import { templates } from '../all-templates.ts';
import { fieldWithKey, type TypedAnswerCase, today, typedAnswerCases } from '../model/typed-answer-cases.ts';

beforeEach(() => localStorage.clear());

const draftId = 'a'.repeat(32);

/**
 * Renders only this field, with the stores and providers of its template's form.
 * @param initialAnswer answer that the draft has before
 */
function renderField(field: Field, initialAnswer = '') {
  const template = templates.find((candidate) => fieldsOf(candidate).includes(field));
  if (!template) throw new Error(`No template has the field ${field.key}`);
  const drafts = createDraftStore();
  const draft = { id: draftId, productId: template.productId };
  drafts.setAnswer(draft, field.key, initialAnswer);
  const completion = createCompletion(template, drafts, draftId, today);
  const { unmount } = render(
    <LabelsProvider value={labels}>
      <StoresProvider value={createStores([createDraftStore, drafts])}>
        <CompletionProvider value={completion}>
          <WarningsProvider>
            <TemplateField field={field} />
          </WarningsProvider>
        </CompletionProvider>
      </StoresProvider>
    </LabelsProvider>,
  );
  const textOf = (id: string) => document.getElementById(id)?.textContent ?? null;
  const control = document.getElementById(fieldId(field.key));
  if (!(control instanceof HTMLInputElement)) throw new Error(`${field.key} is no input`);
  return {
    control,
    unmount,
    completion,
    stored: () => valuesOf(drafts.get(), draftId)[field.key] ?? '',
    problem: () => textOf(problemId(field.key)),
    note: () => textOf(noteId(field.key)),
    enter: (text: string) => fireEvent.input(control, { target: { value: text } }),
  };
}

/**
 * Cases to type into the form: all numbers, because the form formats their thousands, and the first
 * valid and the first invalid case of each other kind of field. The model's tests parse all cases,
 * without a form.
 */
const formCases = typedAnswerCases.filter(({ field: { kind }, problem: message }, index) => {
  const isSameCase = (otherCase: TypedAnswerCase) =>
    otherCase.field.kind === kind && (otherCase.problem === null) === (message === null);
  return kind === 'money' || kind === 'integer' || typedAnswerCases.findIndex(isSameCase) === index;
});

test.each(formCases)(
  '$field.key: «$typed» typed key by key becomes «$shown» on blur',
  ({ field, typed, shown, problem: message }) => {
    const { control, enter, problem, stored } = renderField(field);
    fireEvent.focus(control);
    enter('');
    for (const key of typed) {
      const textBefore = control.value;
      enter(textBefore + key);
      expect(control.value).toBe(textBefore + key);
      expect(problem()).toBeNull();
    }
    fireEvent.blur(control);
    expect(control.value).toBe(shown);
    expect(formatInput(field, stored())).toBe(shown);
    expect(problem()).toBe(message);
  },
);

test('an amount can be edited at any position without a problem', () => {
  for (const [editedText, shownText] of [
    ['1.2350.000', '12.350.000'],
    ['1.250.00', '125.000'],
    ['1.250.0005', '12.500.005'],
    ['.250.000', '250.000'],
    ['1250.000', '1.250.000'],
    ['2.250.000', '2.250.000'],
    ['9', '9'],
  ] as const) {
    const { control, enter, problem, unmount } = renderField(fieldWithKey('rem_sueldo_base'), '1250000');
    fireEvent.focus(control);
    enter(editedText);
    expect(control.value).toBe(editedText);
    fireEvent.blur(control);
    expect([control.value, problem()], editedText).toEqual([shownText, null]);
    unmount();
  }
});

test('an amount can be corrected at several positions before blur', () => {
  const { control, enter, stored } = renderField(fieldWithKey('rem_sueldo_base'), '1250000');
  fireEvent.focus(control);
  for (const text of ['1.250.00', '1.2.00', '1.27.00', '31.27.00']) enter(text);
  expect(stored()).toBe('312700');
  fireEvent.blur(control);
  expect(control.value).toBe('312.700');
});

test('keeps a decimal comma typed into an amount and shows a problem', () => {
  const { control, enter, problem } = renderField(fieldWithKey('rem_sueldo_base'), '1250000');
  fireEvent.focus(control);
  for (const text of ['1.250.000,', '1.250.000,5']) enter(text);
  fireEvent.blur(control);
  expect(control.value).toBe('1.250.000,5');
  expect(problem()).toBe('Ingrese un monto en pesos, sin decimales.');
});

test('shows a problem only after blur', () => {
  const { control, enter, problem } = renderField(fieldWithKey('trab_correo'));
  fireEvent.focus(control);
  enter('ana,prueba@correo.example');
  expect(problem()).toBeNull();
  fireEvent.blur(control);
  expect(problem()).toContain('No lleva comas');
  fireEvent.focus(control);
  expect(problem()).toContain('No lleva comas');
  enter('ana.prueba@correo.example');
  expect(problem()).toBeNull();
  enter('ana.prueba@correo');
  expect(problem()).toBeNull();
  fireEvent.blur(control);
  expect(problem()).toBe('Ingrese un correo electrónico válido.');
});

test('shows no problem while a valid answer is being changed', () => {
  const { control, enter, problem } = renderField(fieldWithKey('jor_lunes_salida'), '17:45');
  for (const text of ['', '1', '18', '18:', '18:3']) {
    fireEvent.focus(control);
    enter(text);
    expect(problem()).toBeNull();
  }
  enter('18:30');
  fireEvent.blur(control);
  expect(control.value).toBe('18:30');
});

test('a note names the assumed day of a month until the date is typed in full', () => {
  const { completion, control, enter, note, stored } = renderField(fieldWithKey('dea_venc_bateria'));
  fireEvent.focus(control);
  enter('07/2028');
  expect(note()).toBeNull();
  fireEvent.blur(control);
  const message = 'Se toma el último día del mes: 31 de julio de 2028.';
  expect([stored(), control.value, note()]).toEqual(['2028-07-31', '31-07-2028', message]);
  expect(control.getAttribute('aria-describedby')).toContain(noteId('dea_venc_bateria'));
  expect(completion.announcement.get()).toContain(message);
  fireEvent.focus(control);
  enter('31-07-2028');
  fireEvent.blur(control);
  expect(note()).toBeNull();
});

test('stores a time after each key press and completes it for a review', () => {
  const { completion, control, enter, stored } = renderField(fieldWithKey('jor_lunes_salida'));
  fireEvent.focus(control);
  const storedTimes = ['1', '18', '18:', '18:3', '18:30'].map((text) => {
    enter(text);
    return stored();
  });
  expect(storedTimes).toEqual(['1', '18', '18:', '18:3', '18:30']);
  enter('18');
  act(() => void completion.checkAll());
  expect(stored()).toBe('18:00');
});
