import * as v from 'valibot';
import { createPersistedStore, type PersistedStore, type Wiping } from '../../platform/persisted-store.ts';
import { parserOf } from '../../platform/schema.ts';
import type { Undo } from './school-store.ts';
import { addresseeKey } from './stored-keys.ts';

/** Who the school's quotes are addressed to: a person or an office. */
export type Addressee = { readonly name: string };

export const noAddressee: Addressee = { name: '' };

/** Characters: more than any name and post. */
export const longestAddressee = 120;

const StoredAddressee = v.object({ name: v.pipe(v.string(), v.maxLength(longestAddressee)) });

export type AddresseeStore = Pick<PersistedStore<Addressee>, 'get' | 'subscribe'> & {
  readonly write: (name: string) => void;
  readonly erase: () => Undo;
  readonly wiping: Wiping;
};

export function createAddresseeStore(): AddresseeStore {
  const store = createPersistedStore({
    key: addresseeKey,
    parse: parserOf(StoredAddressee),
    empty: noAddressee,
    isHeld: ({ name }) => name !== '',
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    write: (name) => store.update((before) => (before.name === name ? before : { name })),
    erase: store.erase,
    wiping: store,
  };
}
