import { readSpan, type Span } from './clock-text.ts';
import { isOffWord, isWorkedWord, normalizeText } from './plain-text.ts';

/** Content of a day's cell: «8:00-14:00», «LIBRE», «x». */
export type DayCell =
  | { readonly kind: 'blank' }
  | { readonly kind: 'off' }
  /** The person works that day, at unknown times. */
  | { readonly kind: 'worked' }
  | { readonly kind: 'span'; readonly span: Span }
  | { readonly kind: 'unreadable' };

/** Parses a day's cell, or the cells of several columns of one day joined by « y »: «8:00-13:00 y LIBRE». */
export function readDayCell(text: string): DayCell {
  if (text.trim() === '') return { kind: 'blank' };
  const parts = normalizeText(text).split(' y ');
  const workedParts = parts.filter((part) => !isOffWord(part));
  if (workedParts.length === 0) return { kind: 'off' };
  if (workedParts.every(isWorkedWord)) return { kind: 'worked' };
  const span = readSpan(workedParts.join(' y '));
  return span ? { kind: 'span', span } : { kind: 'unreadable' };
}
