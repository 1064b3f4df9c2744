// A draft that is begun from another one: the next worker's, the next device's, or a copy.
import { unneededKeys } from '../../model/conditional.ts';
import { fieldsOf, type Template, type Values } from '../../model/document.ts';
import type { Field } from '../../model/field.ts';
import { keysOf, type Subject } from '../../model/shared-fields.ts';
import { given } from '../../model/values.ts';
import { type Draft, draftById, type KnownDrafts } from './draft.ts';
import { titleOf } from './draft-title.ts';

/** A draft before it has an id. */
export type Beginning = Pick<Draft, 'productId' | 'values' | 'origin' | 'place' | 'unconfirmed'>;

type About = Pick<Template, 'groups' | 'carried'>;

/** The fields whose answers are one draft's own, in the order of the form. */
function ownKeys({ groups, carried }: About): readonly string[] {
  return keysOf(groups, ...carried);
}

/** With what is carried over, at the first field that asks again. */
export function nextDraft(template: About, { id, productId, values }: Draft): Beginning {
  const carried = Object.entries(values).filter(([key]) => template.carried.includes(key));
  return {
    productId,
    values: Object.fromEntries(carried),
    origin: id,
    place: ownKeys(template)[0],
  };
}

/** With all answers; each that is the original's own is to be confirmed. */
export function copyOf(template: About, { id, productId, values }: Draft): Beginning {
  const unconfirmed = ownKeys(template).filter((key) => given(values, key) !== '');
  return { productId, values, origin: id, place: unconfirmed[0], unconfirmed };
}

/** The draft that was open before this one, while this one is about nobody else yet; null for none that is left. */
export function previousOf(drafts: KnownDrafts, id: string, { key }: Subject): Draft | null {
  const draft = draftById(drafts, id);
  const isNamed = draft && given(draft.values, key) !== '' && !draft.unconfirmed?.includes(key);
  if (isNamed) return null;
  return drafts.list.find((one) => one.id === draft?.origin) ?? null;
}

/** The fields of a copy that have still to be changed or confirmed, in the order of the form. */
export function copiedFields(template: Template, draft: Draft | null): readonly Field[] {
  const { unconfirmed = [], values = {} } = draft ?? {};
  const unneeded = unneededKeys(template, values);
  const keys = unconfirmed.filter((key) => !unneeded.has(key));
  return fieldsOf(template).filter(({ key }) => keys.includes(key));
}

/** What the draft is called that this one is a copy of; null for one that is gone. */
export function originalTitle(drafts: KnownDrafts, id: string, subject: Subject): string | null {
  const origin = draftById(drafts, id)?.origin;
  const original = drafts.list.find((one) => one.id === origin);
  return original ? titleOf(original, subject) : null;
}

/**
 * What another draft says, to compare this one with. What a copy is still asked about is left out of its original: that
 * question stands beside the field already.
 */
export function comparedWith(draft: Draft | null, { id, values }: Draft): Values {
  const { origin, unconfirmed = [] } = draft ?? {};
  if (id !== origin) return values;
  return Object.fromEntries(Object.entries(values).filter(([key]) => !unconfirmed.includes(key)));
}
