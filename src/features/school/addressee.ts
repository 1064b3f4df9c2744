import * as v from 'valibot';
import { parserOf } from '../../platform/schema.ts';
import { type ProfilePart, useProfilePart, useProfilePartValue } from './profile.ts';

/** Person or office that the school's quotes are addressed to. */
export type Addressee = { readonly name: string };

export const noAddressee: Addressee = { name: '' };

/** Maximum number of characters: enough for any name and job title. */
export const maxAddresseeLength = 120;

const StoredAddressee = v.object({ name: v.pipe(v.string(), v.maxLength(maxAddresseeLength)) });

export const addresseePart: ProfilePart<Addressee> = {
  name: 'addressee',
  parse: parserOf(StoredAddressee),
  empty: noAddressee,
};

export const useAddresseeStore = () => useProfilePart(addresseePart);

export const useAddressee = (): Addressee => useProfilePartValue(addresseePart);
