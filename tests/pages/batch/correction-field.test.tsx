// @vitest-environment dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Field } from '../../../src/features/documents/model/field.ts';
import { CorrectionField } from '../../../src/pages/batch/correction-field.tsx';
import { sampleGroup } from '../../features/documents/sample-template.ts';
import { findExposedFields } from '../../ui/form/exposed-fields.ts';

const chosenKinds = ['choice', 'check', 'region'];
const fields: readonly Field[] = sampleGroup.fields;
const typedFields = fields.filter(({ kind }) => !chosenKinds.includes(kind));

function show(field: Field) {
  const onCorrect = vi.fn();
  render(<CorrectionField field={field} problem={undefined} rowTitle="Fila 1" onCorrect={onCorrect} />);
  return { onCorrect, control: screen.getByLabelText<HTMLInputElement>(`Fila 1: ${field.label}`) };
}

test.each(typedFields)('reports text only on blur, even without a focus event: $kind $key', (field) => {
  const { onCorrect, control } = show(field);
  const text = '1.250.000-K 2-3-26';
  for (let length = 1; length <= text.length; length += 1) {
    fireEvent.change(control, { target: { value: text.slice(0, length) } });
    expect(control.value).toBe(text.slice(0, length));
  }
  expect(onCorrect).not.toHaveBeenCalled();
  fireEvent.blur(control);
  expect(onCorrect.mock.calls).toEqual([[field.key, text]]);
});

test('fields for corrections keep typed text on the device', () => {
  for (const field of typedFields) show(field);
  expect(findExposedFields()).toEqual({ count: typedFields.length, sent: [] });
});
