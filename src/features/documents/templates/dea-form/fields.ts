import type { KeyOf } from '../../model/field.ts';
import { annex, declaration, staff } from './declaration-fields.ts';
import { device, issue, maintenance, representative, school } from './device-fields.ts';

export const groups = [
  issue,
  school,
  representative,
  device,
  maintenance,
  declaration,
  annex,
  staff,
] as const;

export type DeaKey = KeyOf<typeof groups>;
