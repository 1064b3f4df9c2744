import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { identityMessages } from '../../../src/content/school-copy.ts';
import {
  type DetailKey,
  detailKeys,
  detailProblem,
  formatDetail,
  maxDetailLengths,
  noDetails,
  StoredDetails,
} from '../../../src/features/tax-request/tax-details.ts';
import { offeredDetails } from '../../../src/features/tax-request/tax-request-form.tsx';
import { anyText } from '../../any-text.ts';
import { taxDetails } from './purchase.ts';

test('an invalid stored answer does not affect the others', () => {
  expect(v.parse(StoredDetails, taxDetails)).toEqual(taxDetails);
  expect(v.parse(StoredDetails, {})).toEqual(noDetails);
  expect(
    v.parse(StoredDetails, { ...taxDetails, rut: 7, activity: 'x'.repeat(maxDetailLengths.activity + 1) }),
  ).toEqual({
    ...taxDetails,
    rut: '',
    activity: '',
  });
});

test.each([
  ['765432103', '76.543.210-3'],
  [' 76.543.210-3 ', '76.543.210-3'],
  ['RUT: 76,543,210-3', '76.543.210-3'],
  ['12345678\u20115', '12.345.678-5'],
  ['76.543', '76.543'],
  ['765432104', '765432104'],
])('the RUT %j is formatted as %j', (typed, formatted) => {
  expect(formatDetail('rut', typed)).toBe(formatted);
});

test('an e-mail address keeps its ñ but loses «mailto:» and spaces', () => {
  expect(formatDetail('email', ' mailto:ana@colegioñuñoa.example\u200B ')).toBe('ana@colegioñuñoa.example');
  expect(detailProblem('email', 'ana@colegioñuñoa.example')).toBeNull();
});

test('an invalid RUT and each kind of invalid e-mail address have their own messages', () => {
  expect(detailProblem('rut', '76.543.210-4')).toBe(identityMessages.rut);
  expect(detailProblem('email', 'finanzas@colegio')).toBe(identityMessages.email.other);
  expect(detailProblem('email', 'ana,prueba@colegio.example')).toBe(identityMessages.email.comma);
});

test('extracts the address from «Name <address>»', () => {
  expect(formatDetail('email', 'Ana <ana@colegio.example>,')).toBe('ana@colegio.example');
});

test('blank details and free text are valid', () => {
  for (const key of detailKeys) expect(detailProblem(key, ' ')).toBeNull();
  expect(detailProblem('activity', 'x')).toBeNull();
});

test('formatting a formatted answer changes nothing', () => {
  const key = fc.constantFrom<DetailKey>(...detailKeys);
  fc.assert(
    fc.property(key, anyText({ maxLength: 60 }), (detailKey, typed) => {
      const formatted = formatDetail(detailKey, typed);
      expect(formatted).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E]/u);
      expect(formatDetail(detailKey, formatted)).toBe(formatted);
    }),
  );
});

const school = {
  'school.rut': '76.543.210-3',
  'school.name': 'Colegio Los Aromos',
  'school.address': 'Av. Ejemplo 123',
  'school.commune': 'Ñuñoa',
  'school.email': 'direccion@aromos.example',
};

test('the school’s data are offered for blank answers', () => {
  expect(offeredDetails({ ...noDetails, commune: 'Macul' }, school)).toEqual([
    ['rut', '76.543.210-3'],
    ['address', 'Av. Ejemplo 123'],
    ['email', 'direccion@aromos.example'],
  ]);
  expect(offeredDetails(noDetails, {})).toEqual([]);
});

test('does not offer the school’s commune with the owner’s address', () => {
  const offered = offeredDetails(noDetails, {
    ...school,
    'employer.name': 'Fundación Los Aromos',
    'employer.address': 'Calle Ficticia 9',
  });
  expect(Object.fromEntries(offered)).toMatchObject({
    legalName: 'Fundación Los Aromos',
    address: 'Calle Ficticia 9',
  });
  expect(offered.map(([key]) => key)).not.toContain('commune');
});
