import * as v from 'valibot';
import { parserOf } from '../../../platform/parser.ts';
import { readItem, writeItem } from '../../../platform/storage.ts';

export const placesKey = 'mle.form-places';

/** The key of the field where the person was, by the draft's id. It holds no answer. */
type Places = { readonly [id: string]: string };

const parse = parserOf<Places>(v.record(v.string(), v.pipe(v.string(), v.maxLength(100))));

function readPlaces(): Places {
  try {
    return parse(JSON.parse(readItem(placesKey) ?? '{}')) ?? {};
  } catch {
    return {};
  }
}

/** @returns the key of the field where the person was in that draft; null where it is not known */
export function readPlace(id: string): string | null {
  return readPlaces()[id] ?? null;
}

/**
 * @param id of the draft that is open
 * @param drafts those of this device: the places of drafts that are there no more go
 */
export function writePlace(id: string, key: string, drafts: readonly { readonly id: string }[]): void {
  const places = readPlaces();
  if (places[id] === key) return;
  const kept = drafts.flatMap((draft) => (places[draft.id] ? [[draft.id, places[draft.id]] as const] : []));
  writeItem(placesKey, JSON.stringify({ ...Object.fromEntries(kept), [id]: key }));
}
