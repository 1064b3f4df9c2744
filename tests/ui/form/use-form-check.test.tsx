// @vitest-environment dom
import { fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { labels } from '../../../src/content/frame-copy.ts';
import { ErrorSummary } from '../../../src/ui/form/error-summary.tsx';
import { Field } from '../../../src/ui/form/form-field.tsx';
import { answerSchema, useFormCheck } from '../../../src/ui/form/use-form-check.ts';
import { LabelsProvider } from '../../../src/ui/labels.ts';

const requireText = (text: string) => (text === '' ? 'Falta.' : null);
const Schema = v.object({ nombre: answerSchema(requireText), rut: answerSchema(requireText) });

function Form({ onReady }: { readonly onReady: () => void }) {
  const form = useFormCheck(Schema);
  return (
    <form
      aria-label="Datos"
      onChange={form.onChange}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        if (form.check({ nombre: String(data.get('nombre')), rut: String(data.get('rut')) })) onReady();
      }}
    >
      {form.summary && <ErrorSummary {...form.summary} />}
      <details
        ref={(element) => {
          form.containerRef.current = element;
        }}
      >
        {(['nombre', 'rut'] as const).map((key) => (
          <Field
            key={key}
            id={form.idOf(key)}
            name={key}
            label={key}
            error={form.problemOf(key)}
            suppressAlert={form.suppressesAlert(key)}
          />
        ))}
      </details>
      <button type="button" onClick={form.reset}>
        borrar
      </button>
    </form>
  );
}

/** Finds the summary by its name, because `details` also has the role `group`. */
const summary = () => screen.queryByRole('group', { name: /^Revise/ });

function renderForm() {
  const onReady = vi.fn();
  render(
    <LabelsProvider value={labels}>
      <Form onReady={onReady} />
    </LabelsProvider>,
  );
  return {
    onReady,
    submit: () => fireEvent.submit(screen.getByRole('form')),
    field: (name: string) => screen.getByLabelText<HTMLInputElement>(name),
  };
}

test('lists several errors in a summary, which gets the focus', () => {
  const { submit, onReady } = renderForm();
  submit();
  expect(document.activeElement).toBe(summary());
  expect(screen.getAllByText('Falta.')).toHaveLength(4);
  expect(onReady).not.toHaveBeenCalled();
});

test('focuses the field of a single error and opens its `details`', () => {
  const { submit, field } = renderForm();
  fireEvent.change(field('nombre'), { target: { value: 'Ana' } });
  submit();
  expect(document.activeElement).toBe(field('rut'));
  expect(field('rut').closest('details')?.open).toBe(true);
  expect(summary()).toBeNull();
});

test('announces an error only if its field already has the focus', () => {
  const { submit, field } = renderForm();
  fireEvent.change(field('nombre'), { target: { value: 'Ana' } });
  submit();
  expect(screen.queryByRole('alert')).toBeNull();
  submit();
  expect(screen.getByRole('alert').textContent).toBe('Falta.');
});

test('valid answers are submitted and remove earlier errors', () => {
  const { submit, field, onReady } = renderForm();
  submit();
  for (const name of ['nombre', 'rut']) fireEvent.change(field(name), { target: { value: 'Ana' } });
  submit();
  expect(onReady).toHaveBeenCalledOnce();
  expect(screen.queryByText('Falta.')).toBeNull();
});

test('a reset removes the errors', () => {
  const { submit } = renderForm();
  submit();
  fireEvent.click(screen.getByText('borrar'));
  expect(screen.queryByText('Falta.')).toBeNull();
});
