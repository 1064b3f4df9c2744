// Parses the cell «Turno». It has the times of all days or of some days, or only words such as «tarde».
import { readSpan, type Span } from './clock-text.ts';
import { dayWordPattern, namesDays, readDays } from './day-words.ts';
import { isOnlyDashes, normalizeText } from './plain-text.ts';
import type { Day } from './schedule.ts';
import { usualStart } from './week-proposal.ts';

const afternoonStart = 14 * 60;

export type ShiftCell =
  /** The cell is blank or has only words without days and times, such as «Jornada completa». */
  | { readonly kind: 'blank' }
  /** `days` is null if the cell names no days. */
  | { readonly kind: 'start'; readonly start: number; readonly days: readonly Day[] | null }
  | { readonly kind: 'days'; readonly days: readonly Day[] }
  /** `generalSpan` is the span of the days that the cell doesn't name; null if the cell gives times only with days. */
  | { readonly kind: 'spans'; readonly generalSpan: Span | null; readonly spanByDay: ReadonlyMap<Day, Span> }
  | { readonly kind: 'unreadable' };

/** Matches words that add nothing to the times in a cell, such as «Jornada», «tarde» and «Turno 2:». */
const fillerPattern =
  /\b(?:turno|jornada|horario|bloque)(?: n[o.]*)?(?: \d(?=\s?(?:[;,()]|:(?!\d{2})|$)))?|\b(?:manana|tarde|completa|parcial|media|diurn[oa]|clases)\b/g;

const timeOfDayPattern =
  /(?:\b(?:por|en|de) )?(?:\bla )?\b(?:mananas?|matutin[ao]|tardes?|vespertin[ao]|[ap]\.?m)\b\.?/;

const shiftWordPattern = new RegExp(`${timeOfDayPattern.source}|${fillerPattern.source}`);

/** Returns the usual start of the shift that the words name; null if they name none, or both. */
function usualStartOf(text: string): number | null {
  const isMorning = /\bmanana|\bmatutin[ao]\b|\ba\.?m\b/.test(text);
  const isAfternoon = /\btarde|\bvespertin[ao]\b|\bp\.?m\b/.test(text);
  if (isMorning === isAfternoon) return null;
  return isMorning ? usualStart : afternoonStart;
}

/** Splits the text before each day that follows a time: «L a J 8:00-17:00, », «V 8:00-14:00». */
function splitAtDays(text: string): readonly string[] {
  const dayIndexes = [...text.matchAll(dayWordPattern)].map(({ index }) => index);
  const cutIndexes = dayIndexes.filter((start, index) =>
    /\d/.test(text.slice(dayIndexes[index - 1] ?? 0, start)),
  );
  return [0, ...cutIndexes]
    .map((start, index) => text.slice(start, cutIndexes[index]))
    .filter((piece) => piece !== '');
}

function readSpans(text: string): ShiftCell {
  const spanByDay = new Map<Day, Span>();
  let generalSpan: Span | null = null;
  for (const piece of splitAtDays(text)) {
    const firstDigit = piece.search(/\d/);
    const span = readSpan(piece.slice(firstDigit));
    const prefix = piece.slice(0, firstDigit).replace(/[\s:=(-]+$/, '');
    const namedDays = /^(?:de|desde|)$/.test(prefix) ? [] : readDays(prefix);
    if (span === null || namedDays === null) return { kind: 'unreadable' };
    if (namedDays.length === 0) generalSpan = span;
    for (const day of namedDays) spanByDay.set(day, span);
  }
  return { kind: 'spans', generalSpan, spanByDay };
}

/** True if the numbers in an unreadable text may be times. The numbers in «44 horas» and «Turno 2» can't. */
function mayHaveTimes(text: string): boolean {
  return /\d\s?[:.h]\s?\d{2}|\d\s?[^\d\s.,]+\s?\d|\d{3}/.test(text);
}

/**
 * Returns the days that a text names, if they stand side by side. The other words of the text then apply to all of
 * them. Returns null otherwise, as for «lunes completa, viernes tarde».
 */
function readSharedDays(text: string): readonly Day[] | null {
  const pieces = text
    .split(shiftWordPattern)
    .map((piece) => piece.replace(/^[\s:;,.()-]+|(?<![\s:;,.()-])[\s:;,.()-]+$/g, ''));
  const [piece = '', ...rest] = pieces.filter((piece) => piece !== '');
  const namedDays = rest.length > 0 ? null : readDays(piece);
  // Don't accept a single day of one or two letters: «M» may mean «mañana», and «VI» may be a number.
  return namedDays && (namedDays.length > 1 || /\p{L}{3}/u.test(piece)) ? namedDays : null;
}

function readWords(text: string): ShiftCell {
  const namedDays = readSharedDays(text);
  if (namedDays === null && namesDays(text)) return { kind: 'unreadable' };
  const start = usualStartOf(text);
  if (start !== null) return { kind: 'start', start, days: namedDays };
  return namedDays ? { kind: 'days', days: namedDays } : { kind: 'blank' };
}

export function readShiftCell(text: string): ShiftCell {
  const normalized = normalizeText(text);
  const timesText = normalized
    // Join «p. m.», because a separate «m» would be parsed as a day.
    .replace(/(\d\s?[ap])\.?\s?m\b\.?/g, '$1m')
    .replace(fillerPattern, ' ')
    .replace(/^[\s:;,.()-]+/, '');
  if (normalized === '' || isOnlyDashes(normalized)) return { kind: 'blank' };
  if (!/\d/.test(timesText)) return readWords(normalized);
  const spans = readSpans(timesText);
  const isBlank = spans.kind === 'unreadable' && !mayHaveTimes(timesText) && !namesDays(normalized);
  return isBlank ? { kind: 'blank' } : spans;
}
