// @vitest-environment dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AutoSavedField } from '../../../src/ui/form/form-field.tsx';

function UpperCaseField() {
  const [text, setText] = useState('');
  return (
    <AutoSavedField
      label="Nombre"
      value={text}
      problem={text === '' ? null : 'Mal'}
      onWrite={setText}
      format={(typed) => typed.trim().toUpperCase()}
    />
  );
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('formats text at once if a field changes without the focus', () => {
  render(<UpperCaseField />);
  const field = screen.getByLabelText<HTMLInputElement>('Nombre');
  type(field, ' ana ');
  expect(field.value).toBe('ANA');
});

test('formats text only on blur if the field has the focus, even without a focus event', () => {
  render(<UpperCaseField />);
  const field = screen.getByLabelText<HTMLInputElement>('Nombre');
  const stop = (event: Event) => event.stopImmediatePropagation();
  for (const name of ['focus', 'focusin']) window.addEventListener(name, stop, { capture: true, once: true });
  field.focus();
  type(field, ' a');
  expect(field.value).toBe(' a');
  expect(screen.queryByText('Mal')).toBeNull();
  fireEvent.blur(field);
  expect(field.value).toBe('A');
});
