import { expect, test } from 'vitest';
import { isEmail } from '../../../../src/features/documents/model/email.ts';

test.each(['direccion@colegio.example', 'ana.prueba+pie@correo.sub.example', 'ñandú@colegio.example'])(
  '%s is an e-mail address',
  (typed) => expect(isEmail(typed)).toBe(true),
);

test.each([
  '',
  'colegio.example',
  'ana@',
  '@colegio.example',
  'ana@colegio',
  'ana@colegio.',
  'ana@.example',
  'ana@a..example',
  'ana prueba@colegio.example',
  'ana@@colegio.example',
  'ana@colegio@otro.example',
])('«%s» is none', (typed) => expect(isEmail(typed)).toBe(false));
