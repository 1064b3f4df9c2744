// @vitest-environment dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AreaControl, TextControl } from '../../../src/ui/form/control.tsx';
import { Field } from '../../../src/ui/form/form-field.tsx';
import { findExposedFields } from './exposed-fields.ts';

test('keeps typed text from spelling checkers, suggestions and translators', () => {
  render(
    <>
      <TextControl />
      <AreaControl />
      <Field id="a" label="Nombre" />
      <Field id="b" label="Contraseña" type="password" autoComplete="new-password" />
    </>,
  );
  expect(findExposedFields()).toEqual({ count: 4, sent: [] });
});
