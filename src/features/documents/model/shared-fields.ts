/** Facts that several templates ask for, in the order in which their answers are offered. */
export const sharedNames = [
  'school.name',
  'school.rut',
  'school.rbd',
  /** Street and number. */
  'school.address',
  'school.commune',
  'school.region',
  'school.phone',
  'school.email',
  'representative.name',
  'representative.rut',
  'representative.phone',
  'representative.email',
  'signature.place',
] as const;

export type SharedName = (typeof sharedNames)[number];

/** The field of a template that asks for each fact; a fact that it does not ask for is left out. */
export type SharedFields<Key extends string = string> = { readonly [Name in SharedName]?: Key };

/** A document as far as it shares answers with others. */
export type Sharing = {
  readonly productId: string;
  readonly shared: SharedFields;
};
