import * as v from 'valibot';
import { createPersistedStore } from '../../platform/persisted-store.ts';
import { parserOf } from '../../platform/schema.ts';
import { addresseeKey } from './stored-keys.ts';

/** Who the school's quotes are addressed to: a person or an office. */
export type Addressee = { readonly name: string };

export const noAddressee: Addressee = { name: '' };

/** Characters: more than any name and post. */
export const longestAddressee = 120;

const StoredAddressee = v.object({ name: v.pipe(v.string(), v.maxLength(longestAddressee)) });

export function createAddresseeStore() {
  const store = createPersistedStore({
    key: addresseeKey,
    parse: parserOf(StoredAddressee),
    empty: noAddressee,
    isHeld: ({ name }) => name !== '',
  });
  return {
    ...store,
    write: (name: string) => store.update((before) => (before.name === name ? before : { name })),
  };
}
