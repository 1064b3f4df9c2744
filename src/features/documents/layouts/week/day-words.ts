// Parses lists and ranges of weekdays as people write them: «Lunes a jueves», «Lu, Mi y Vi», «LMV».
import { normalizeText } from './plain-text.ts';
import { type Day, days } from './schedule.ts';

const dayBySpelling: Readonly<Record<string, Day>> = {
  lunes: 'lunes',
  lun: 'lunes',
  lu: 'lunes',
  l: 'lunes',
  martes: 'martes',
  mar: 'martes',
  ma: 'martes',
  miercoles: 'miercoles',
  mierc: 'miercoles',
  mier: 'miercoles',
  mie: 'miercoles',
  mi: 'miercoles',
  x: 'miercoles',
  jueves: 'jueves',
  juev: 'jueves',
  jue: 'jueves',
  ju: 'jueves',
  j: 'jueves',
  viernes: 'viernes',
  vier: 'viernes',
  vie: 'viernes',
  vi: 'viernes',
  v: 'viernes',
};

/**
 * Matches a word that names one day, or several days by their letters («LMV»). A single «M» is Tuesday or Wednesday.
 */
export const dayWordPattern = new RegExp(
  String.raw`\b(?:${Object.keys(dayBySpelling).join('|')}|m|[lmxjv]{2,5})\b`,
  'g',
);

const longNames = Object.keys(dayBySpelling).filter((name) => name.length > 1);

/** Matches names of days, but not a single letter, since «Turno M» and «Sala X» name no day. */
const daysPattern = new RegExp(
  String.raw`\b(?:${longNames.join('|')}|sab(?:ados?)?|dom(?:ingos?)?|[lmxjv]{2,5}|[lmxjv][\s\-/,;.&+]+(?:[aye]\s)?[lmxjvsd])\b`,
);

const numberedWeekPattern = /\bsemanas?\s?(?:n[o.]*\s?)?\d|(?<!\d)\d[ao.]*\s?semanas?\b/;

/** True if the text names a day or a numbered week, even if the rest can't be parsed. */
export function namesDays(text: string): boolean {
  const normalized = normalizeText(text);
  return daysPattern.test(normalized) || numberedWeekPattern.test(normalized);
}

const everyDayPattern =
  /^(?:los |las )?(?:5|cinco|todos?|toda la semana|semana completa)(?: los)?(?: dias?)?$/;

function lettersOf(word: string): readonly string[] {
  return /^[lmxjv]{2,5}$/.test(word) ? [...word] : [word];
}

type Token = Day | 'm' | 'to' | 'dash';

function tokenOf(word: string): Token | null {
  if (word === 'm') return 'm';
  if (word === '-') return 'dash';
  return /^(?:al?|hasta)$/.test(word) ? 'to' : (dayBySpelling[word] ?? null);
}

function tokensOf(text: string): readonly (Token | null)[] {
  const words = text.match(/\p{L}+|-|[^\s,;/&+.():-]/gu) ?? [];
  const tokens = words
    .flatMap(lettersOf)
    .filter((word) => !/^(?:y|e|de|desde|los|las|dias?)$/.test(word))
    .map(tokenOf);
  // One dash makes a range, but several dashes separate the days of a list: «Lu-Mi-Vi».
  const isList = tokens.filter((token) => token === 'dash').length > 1;
  return isList ? tokens.filter((token) => token !== 'dash') : tokens;
}

/**
 * Returns the days of a range; null for an unclear range, such as «L a M», «Vi a Lu», and «Ma-Ju», which may be just
 * two days.
 */
function daysOfRange(firstToken: Token | undefined, sign: 'to' | 'dash', lastToken: Token | undefined) {
  const indexOfDay = (token: Token | undefined) => days.map(String).indexOf(token ?? '');
  const [firstIndex, lastIndex] = [indexOfDay(firstToken), indexOfDay(lastToken)];
  if (firstIndex < 0 || lastIndex <= firstIndex) return null;
  return sign === 'dash' && lastIndex - firstIndex === 2 ? null : days.slice(firstIndex, lastIndex + 1);
}

/**
 * Returns the days that each letter «M» stands for; null if the other days in the text don't decide between martes and
 * miércoles.
 */
function daysOfLetterM(tokens: readonly Token[]): readonly Day[] | null {
  const hasDay = (day: Day) => tokens.includes(day);
  switch (tokens.filter((token) => token === 'm').length) {
    case 0:
      return [];
    case 1:
      if (hasDay('miercoles')) return ['martes'];
      return hasDay('martes') ? ['miercoles'] : null;
    case 2:
      return hasDay('martes') || hasDay('miercoles') ? null : ['martes', 'miercoles'];
    default:
      return null;
  }
}

function daysOf(tokens: readonly Token[]): ReadonlySet<Day> | null {
  const daysOfM = daysOfLetterM(tokens);
  if (daysOfM === null) return null;
  const result = new Set<Day>(daysOfM);
  for (const [index, token] of tokens.entries()) {
    if (token === 'to' || token === 'dash') {
      const range = daysOfRange(tokens[index - 1], token, tokens[index + 1]);
      if (range === null) return null;
      for (const day of range) result.add(day);
    } else if (token !== 'm') {
      result.add(token);
    }
  }
  return result;
}

/** Parses the days in the text, in the order of the week; null if any part of the text can't be parsed. */
export function readDays(text: string): readonly Day[] | null {
  const normalized = normalizeText(text).replace(/(?<![.:;\s])[.:;\s]+$/, '');
  if (everyDayPattern.test(normalized)) return days;
  const tokens = tokensOf(normalized);
  const knownTokens = tokens.filter((token) => token !== null);
  const parsedDays =
    knownTokens.length === 0 || knownTokens.length < tokens.length ? null : daysOf(knownTokens);
  return parsedDays && days.filter((day) => parsedDays.has(day));
}
