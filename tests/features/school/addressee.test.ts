// @vitest-environment dom
import { beforeEach, expect, test } from 'vitest';
import { addresseePart } from '../../../src/features/school/addressee.ts';
import { createProfileStore } from '../../../src/features/school/profile.ts';
import { storePart } from './stored-parts.ts';

beforeEach(() => localStorage.clear());

test.each([[null], [{ name: 7 }], [{ name: 'x'.repeat(121) }]])(
  'an invalid stored addressee is read as blank: %.20j',
  (stored) => {
    storePart('addressee', stored);
    expect(createProfileStore().part(addresseePart).get().name).toBe('');
  },
);
