import type { KeyOf } from '../../model/field.ts';
import { jornada, nonTeachingHours } from './hours.ts';
import { employer, school, worker } from './parties-fields.ts';
import { contract, pay, position, term } from './terms-fields.ts';

export const groups = [
  contract,
  employer,
  school,
  worker,
  position,
  jornada,
  nonTeachingHours,
  pay,
  term,
] as const;

export type ContractKey = KeyOf<typeof groups>;
