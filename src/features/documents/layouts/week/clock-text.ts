// Parses the working times of one day as people write them: «8:00-14:00», «8 a 14 hrs», «8:00–13:00 y 14:00–17:30».
import { normalizeDuration, normalizeTime, parseDuration, parseTime } from '../../model/hours.ts';
import { normalizeText } from './plain-text.ts';

/** `minutes` is the length of the lunch. `start` and `end` are minutes since midnight. */
export type Lunch =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'span'; readonly start: number; readonly end: number };

/** Times of a day, in minutes since midnight. */
export type Span = {
  readonly start: number;
  readonly end: number;
  readonly lunch: Lunch;
};

/**
 * Earliest start of a day, in minutes since midnight. No school starts earlier. «2 a 6» therefore means an afternoon in
 * the 12-hour clock, or is a typing error.
 */
export const earliestStart = 6 * 60;

/** Maximum characters of a cell. No cell with a week's times is longer. */
const maxCellLength = 300;

const timeDigits = String.raw`(?<!\d)(?:\d{1,2}\s?[:.h]\s?\d{2}(?::\d{2})?|\d{1,4})(?!\d)`;
const timePattern = new RegExp(
  String.raw`${timeDigits}(?:\s?(?:hrs?|horas?|hs?)\b\.?)?(?:\s?[ap]\.?\s?m\b\.?)?`,
  'g',
);

const joinerPattern =
  /^(?:[\s\-/,;|()+.:=>→&]|\b(?:desde|del?|al?|hasta|las?|y|e|entre|entrada|ent|salida|sal|ingreso|inicio|termino|hrs?|hs?|horas?)\b)*$/;

/**
 * «8,30» may be half past eight, or a list of 8 and 30. A comma separates two times only after minutes («8:00,14:00»)
 * or before a space («8, 14»).
 */
const ambiguousCommaPattern = /(?<![\d:.h])\d{1,2},\d/;

/**
 * Returns the times in the text in their order, in minutes since midnight; null if the text contains anything but times
 * and the words between them.
 */
function parseTimes(text: string): readonly number[] | null {
  const normalized = normalizeText(text);
  if (normalized.length > maxCellLength || ambiguousCommaPattern.test(normalized)) return null;
  const times = (normalized.match(timePattern) ?? []).map((time) => parseTime(normalizeTime(time.trim())));
  const validTimes = times.filter((time) => time !== null);
  const isParsed =
    validTimes.length === times.length && joinerPattern.test(normalized.replace(timePattern, ' '));
  return isParsed ? validTimes : null;
}

/**
 * Returns the span of two times (start and end), or of four times (start, lunch, end); null if the times can't be a
 * span.
 */
function spanOf(times: readonly number[] | null): Span | null {
  const [start, firstHalfEnd, secondHalfStart, secondHalfEnd] = times ?? [];
  if (start === undefined || firstHalfEnd === undefined || start >= firstHalfEnd || start < earliestStart)
    return null;
  if (times?.length === 2) return { start, end: firstHalfEnd, lunch: { kind: 'unknown' } };
  if (times?.length !== 4 || secondHalfStart === undefined || secondHalfEnd === undefined) return null;
  if (firstHalfEnd > secondHalfStart || secondHalfStart >= secondHalfEnd) return null;
  const lunch: Lunch =
    firstHalfEnd === secondHalfStart
      ? { kind: 'none' }
      : { kind: 'span', start: firstHalfEnd, end: secondHalfStart };
  return { start, end: secondHalfEnd, lunch };
}

const lunchWordPattern = /\b(?:colacion|almuerzo|col|alm)\b\.?/;

/**
 * Maximum minutes of a lunch. The «17 h» in «8 a 17 h colación 45 min» is the end of the day, not a lunch of 17 hours.
 */
const maxLunchMinutes = 3 * 60;

function parseLunchMinutes(text: string): number | null {
  const words = text
    .replace(/^[\s:=(,-]*(?:de\s)?/, '')
    .replace(/'/, ' min')
    .replace(/[\s)(;,.]*$/, '');
  const minutes = parseDuration(normalizeDuration(words, true));
  return minutes !== null && minutes > 0 && minutes <= maxLunchMinutes ? minutes : null;
}

const noLunchPattern = /\bsin\s?$/;
const lunchAtEndPattern = /(?:\d{1,3}|media|una)\s?(?:min[a-z]*|'|h[a-z]*)\.?\s?(?:de\s)?$/;

/**
 * Splits the text before «colación» or «almuerzo» into the day's times and the length of the lunch, such as «30 min
 * de».
 */
function splitBeforeLunchWord(before: string): readonly [times: string, lunch: Lunch] {
  if (noLunchPattern.test(before)) return [before.replace(noLunchPattern, ''), { kind: 'none' }];
  const match = lunchAtEndPattern.exec(before);
  const minutes = match ? parseLunchMinutes(match[0].replace(/de\s?$/, '')) : null;
  const times = minutes === null ? before : before.slice(0, match?.index);
  const lunch: Lunch = minutes === null ? { kind: 'unknown' } : { kind: 'minutes', minutes };
  return [times.replace(/(?:\b(?:con|incluye|incl\.?|mas)|\bc\/)\s?$/, ''), lunch];
}

/** Parses the text after «colación» or «almuerzo»; null if any part of it can't be parsed. */
function parseAfterLunchWord(after: string): Lunch | null {
  const minutes = parseLunchMinutes(after);
  if (minutes !== null) return { kind: 'minutes', minutes };
  const times = parseTimes(after);
  if (times?.length === 0) return { kind: 'unknown' };
  const [start, end, ...rest] = times ?? [];
  return start === undefined || end === undefined || rest.length > 0 ? null : { kind: 'span', start, end };
}

function lunchFitsSpan({ start, end }: Span, lunch: Lunch): boolean {
  switch (lunch.kind) {
    case 'span':
      return start < lunch.start && lunch.start < lunch.end && lunch.end < end;
    case 'minutes':
      return lunch.minutes < end - start;
    default:
      return true;
  }
}

/** Parses the times of one day; null if any part of the text can't be parsed, or if the text gives two lunches. */
export function readSpan(text: string): Span | null {
  const [beforeLunchWord = '', afterLunchWord, ...rest] = normalizeText(text).split(lunchWordPattern);
  if (afterLunchWord === undefined) return spanOf(parseTimes(beforeLunchWord));
  const [times, lunchBefore] = splitBeforeLunchWord(beforeLunchWord);
  const lunchAfter = parseAfterLunchWord(afterLunchWord);
  const span = spanOf(parseTimes(times));
  if (rest.length > 0 || lunchAfter === null || span === null) return null;
  const [lunch = { kind: 'unknown' } as const, secondLunch] = [lunchBefore, lunchAfter, span.lunch].filter(
    ({ kind }) => kind !== 'unknown',
  );
  return secondLunch || !lunchFitsSpan(span, lunch) ? null : { ...span, lunch };
}

/** Returns the only time in the text, in minutes since midnight; null if the text has no time or several. */
export function readSingleTime(text: string): number | null {
  const [time = null, ...rest] = parseTimes(text) ?? [];
  return rest.length === 0 ? time : null;
}
