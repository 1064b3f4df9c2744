/** Facts about a school that documents ask for. The form offers known answers in this order. */
export const factNames = [
  /** «Razón social» of the school's owner. */
  'employer.name',
  'school.name',
  'school.rut',
  'school.rbd',
  /** Street and number. */
  'school.address',
  /** Street, number and commune together. */
  'school.location',
  'school.commune',
  'school.region',
  'school.phone',
  'school.email',
  'employer.address',
  'employer.commune',
  'employer.email',
  'representative.name',
  /**
   * The representative's gender, which decides the words about that person: a value of `grammatical-gender.ts`. The key
   * isn't called «gender», because browsers already store school data under this key.
   */
  'representative.treatment',
  'representative.nationality',
  'representative.rut',
  'representative.phone',
  'representative.email',
  'signature.place',
] as const;

export type FactName = (typeof factNames)[number];

export type SharedFields<Key extends string = string> = { readonly [Name in FactName]?: Key };

/** Subject of a draft, such as a device or a worker, in the words of its template. */
export type Subject<Key extends string = string> = {
  /** Field whose answer names a draft. */
  readonly key: Key;
  /** Kind of document, in lower case: «contrato», as in «del otro contrato». */
  readonly noun: string;
  /** Text before the answer to `key`, as in «DEA SN-000123»; '' if the answer is a name by itself. */
  readonly prefix: string;
  /**
   * Title of a draft without an answer to `key`. The draft's date follows it: «Contrato sin nombre (22 de noviembre,
   * 15:04)».
   */
  readonly fallbackTitle: string;
  /** Label of the button that begins the next draft with the carried answers: «Otro DEA». */
  readonly nextDraftLabel: string;
  /** Text before the title of the previously open draft: «El anterior quedó guardado». */
  readonly previousDraftNote: string;
};

/** Facts about a document that pages know without loading its text. */
export type Sharing = {
  readonly productId: string;
  readonly sharedFields: SharedFields;
  readonly subject: Subject;
};
