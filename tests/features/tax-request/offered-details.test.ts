import { expect, test } from 'vitest';
import { offeredDetails } from '../../../src/features/tax-request/offered-details.ts';
import { noDetails } from '../../../src/features/tax-request/tax-details.ts';

const school = {
  'school.rut': '76.543.210-3',
  'school.name': 'Colegio Los Aromos',
  'school.address': 'Av. Ejemplo 123',
  'school.commune': 'Ñuñoa',
  'school.email': 'direccion@aromos.example',
};

test('what the school’s data say and the request does not yet is offered', () => {
  expect(offeredDetails({ ...noDetails, commune: 'Macul' }, school)).toEqual([
    ['rut', '76.543.210-3'],
    ['address', 'Av. Ejemplo 123'],
    ['email', 'direccion@aromos.example'],
  ]);
  expect(offeredDetails(noDetails, {})).toEqual([]);
});

test('street and commune are of one place', () => {
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
