import * as v from 'valibot';
import { parserOf } from '../../../platform/parser.ts';
import { readItem, removeItem, writeItem } from '../../../platform/storage.ts';

export const placesKey = 'mle.form-places';

/** The key of the field where the person was, by the document's id. It holds no answer. */
type Places = { readonly [id: string]: string };

const parse = parserOf<Places>(v.record(v.string(), v.pipe(v.string(), v.maxLength(100))));

function readPlaces(): Places {
  try {
    return parse(JSON.parse(readItem(placesKey) ?? '{}')) ?? {};
  } catch {
    return {};
  }
}

/** @returns the key of the field where the person was in that document; null where it is not known */
export function readPlace(id: string): string | null {
  return readPlaces()[id] ?? null;
}

export function writePlace(id: string, key: string): void {
  const places = readPlaces();
  if (places[id] !== key) writeItem(placesKey, JSON.stringify({ ...places, [id]: key }));
}

export function forgetPlaces(): void {
  removeItem(placesKey);
}
