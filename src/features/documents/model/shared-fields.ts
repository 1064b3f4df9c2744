import type { FieldGroup } from './field.ts';

/**
 * Facts of a school that its documents ask for, in the order in which their answers are offered: to another document,
 * and to the next draft of the same one.
 */
export const sharedNames = [
  /** «Razón social» of who runs the school. */
  'employer.name',
  'school.name',
  'school.rut',
  'school.rbd',
  /** Street and number. */
  'school.address',
  /** Street, number and commune in one. */
  'school.location',
  'school.commune',
  'school.region',
  'school.phone',
  'school.email',
  'employer.address',
  'employer.commune',
  'employer.email',
  'representative.name',
  /** What the words about the representative agree with: a value of `treatment.ts`. */
  'representative.treatment',
  'representative.nationality',
  'representative.rut',
  'representative.phone',
  'representative.email',
  'signature.place',
] as const;

export type SharedName = (typeof sharedNames)[number];

/** The field of a template that asks for each fact; a fact that it does not ask for is left out. */
export type SharedFields<Key extends string = string> = { readonly [Name in SharedName]?: Key };

/** What each draft of a document is about, in the words of its template: a device, a worker. */
export type Subject<Key extends string = string> = {
  /** The field whose answer names a draft. */
  readonly key: Key;
  /** Kind of document, in lower case: «contrato», as in «del otro contrato». */
  readonly noun: string;
  /** Before that answer, as in «DEA SN-000123»; '' where it is a name by itself. */
  readonly prefix: string;
  /** Names a draft that lacks the answer, together with its date: «DEA del 22-11-2026, 15:04». */
  readonly unnamed: string;
  /** Starts the next draft, with the answers that are carried over: «Otro DEA». */
  readonly another: string;
  /** Before the title of the draft that was open until then: «El anterior quedó guardado». */
  readonly previous: string;
};

/** What is known of a document without its text: what it shares with others, and what its drafts are about. */
export type Sharing = {
  readonly productId: string;
  readonly shared: SharedFields;
  /** null while it could not be loaded. */
  readonly subject: Subject | null;
};

/** The keys of the groups' fields in their order, but for those given. */
export function keysOf<const Group extends FieldGroup>(
  groups: readonly Group[],
  ...but: readonly Group['fields'][number]['key'][]
): readonly Group['fields'][number]['key'][] {
  return groups.flatMap(({ fields }) => fields.map(({ key }) => key)).filter((key) => !but.includes(key));
}
