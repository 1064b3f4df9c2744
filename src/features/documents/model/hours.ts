import { fieldMessages } from '../../../content/documents/fields-copy.ts';
import type { OtherUnit } from './number.ts';

/** Words for hours of 45 minutes, which are mistakes because the document needs hours of 60 minutes. */
export const pedagogicHours: OtherUnit = {
  pattern: /pedag[óo]gic/i,
  message: fieldMessages.pedagogicHours,
};

/** Parses 'HH:MM' of 24 hours as minutes since midnight; null for anything else. */
export function parseTime(time: string): number | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}

/** Parses 'H:MM' or 'HH:MM' as minutes; null for anything else. */
export function parseDuration(duration: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(duration) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}

/** @param minutes since midnight, e.g. 480 → '08:00' */
export function formatTime(minutes: number): string {
  return formatDuration(minutes).padStart(5, '0');
}

/** @param minutes 0 or more, e.g. 195 → '3:15' */
export function formatDuration(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

function countWithNoun(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** @param minutes 1 or more, e.g. 1710 → '28 horas y 30 minutos cronológicos', 660 → '11 horas cronológicas' */
export function durationInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const remainingMinutes = minutes % 60;
  if (remainingMinutes === 0)
    return `${countWithNoun(hours, 'hora', 'horas')} ${hours === 1 ? 'cronológica' : 'cronológicas'}`;
  const parts = [
    ...(hours > 0 ? [countWithNoun(hours, 'hora', 'horas')] : []),
    countWithNoun(remainingMinutes, 'minuto', 'minutos'),
  ];
  return `${parts.join(' y ')} ${minutes === 1 ? 'cronológico' : 'cronológicos'}`;
}

const numerals =
  'cero una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  );
const numeralPattern = new RegExp(
  String.raw`(?<!\p{L})(?:${numerals.join('|')}|un|dieciseis)(?!\p{L})`,
  'gu',
);

/** Converts the text to lower case with digits for numerals: «ocho y media» → '8 y media'. */
function numeralsToDigits(text: string): string {
  return text.toLowerCase().replace(numeralPattern, (word) => {
    if (word === 'un') return '1';
    return String(numerals.indexOf(word === 'dieciseis' ? 'dieciséis' : word));
  });
}

const hourUnitPattern = /\s*(?:hs?|hrs?|horas?)\.?$/;

/** Returns the hour from 0 to 23; null for contradictions such as '0 pm' or '17 am'. */
function hourOfDay(hours: number, meridiem: string | undefined): number | null {
  if (meridiem === undefined) return hours;
  const isAfternoon = meridiem === 'p';
  if (hours >= 1 && hours <= 12) return (hours % 12) + (isAfternoon ? 12 : 0);
  return isAfternoon === hours > 12 ? hours : null;
}

/** «ocho y media» → '8:30', «cuarto para las nueve» → '8:45', «3 de la tarde» → '3 pm', «mediodía» → '12:00'. */
function wordsToClock(text: string): string {
  const normalized = numeralsToDigits(text)
    .replace(/^(?:el\s+|al?\s+)?medio\s?d[íi]a$/, '12:00')
    .replace(/^(?:la\s+|a\s+)?media\s?noche$/, '0:00')
    .replace(/\s+(?:de|en) la mañana$/, ' am')
    .replace(/\s+(?:de|en) la (?:tarde|noche)$/, ' pm')
    .replace(/\s+en punto/, '')
    .replace(/^(?:a\s+)?las?\s+/, '');
  const spokenTime = normalized
    .replace(/(?:1 )?cuarto/, '15')
    .replace(/media/, '30')
    .replace(
      /^(\d{1,2}) y (\d{1,2})(?: minutos)?/,
      (_, hour, minutes) => `${hour}:${minutes.padStart(2, '0')}`,
    );
  const [, minutes, hour, textAfter = ''] = /^(\d{1,2}) para las? (\d{1,2})(.*)$/.exec(spokenTime) ?? [];
  if (!minutes || !hour || Number(minutes) === 0) return spokenTime;
  const previousHour = Number(hour) === 1 ? 12 : Number(hour) - 1;
  return `${previousHour}:${String(60 - Number(minutes)).padStart(2, '0')}${textAfter}`;
}

/** Parses '8', '830', '8.30', '8:30 a. m.', '08:30 hrs' or «ocho y media» as '08:30'; other text stays as it is. */
export function normalizeTime(input: string): string {
  const text = wordsToClock(input).replace(hourUnitPattern, '');
  const [, hours, minutes = '00', meridiem] =
    /^(\d{1,2})(?:\s?[:.h]?\s?(\d{2})(?::00)?)?\s*(?:h(?:rs)?\.?\s*)?(?:([ap])\.?\s?m\.?)?$/.exec(text) ?? [];
  const hour = hours ? hourOfDay(Number(hours), meridiem) : null;
  const time = hour === null ? null : parseTime(`${hour}:${minutes}`);
  return time === null ? input : formatTime(time);
}

const spokenDurationPattern =
  /^(?:(\d{1,2})\s?(?:hs?|hrs?|horas?)\.?(?:\s*y)?\s*)?(?:(\d{1,3})\s?(?:m|mins?|minutos?)\.?|(\d{2})|(media))?$/;

/** Parses '45 min', '5 h 15', '5 horas y 15 minutos' or «5 horas y media» as minutes; null for anything else. */
function minutesInWords(text: string): number | null {
  const [, hours, minutesWithUnit, minutesWithoutUnit, halfHour] = spokenDurationPattern.exec(text) ?? [];
  const minutes = minutesWithUnit ?? minutesWithoutUnit ?? (halfHour ? '30' : '0');
  if (hours === undefined) return minutesWithUnit === undefined ? null : Number(minutesWithUnit);
  return Number(minutes) < 60 ? Number(hours) * 60 + Number(minutes) : null;
}

/** Replaces words for parts of an hour by numbers, and removes a spreadsheet's decimals: '3,0' → '3'. */
function wordsToDuration(text: string): string {
  return numeralsToDigits(text)
    .replace(/^(\d{1,2})[.,]00?$/, '$1')
    .replace(/\s+cronol[óo]gic[oa]s?$/, '')
    .replace(/^media hora$/, '30 min')
    .replace(/^(?:1 )?cuarto de hora$/, '15 min')
    .replace(/^3 cuartos de hora$/, '45 min')
    .replace(/^hora y /, '1 hora y ')
    .replace(/y (?:1 )?cuarto$/, 'y 15 min');
}

/** Smallest bare number that is read as minutes. A smaller number may mean hours, or how many breaks there are. */
const minBareMinutes = 5;

function parseBareMinutes(digits: string): number | null {
  const minutes = Number(digits);
  return minutes === 0 || minutes >= minBareMinutes ? minutes : null;
}

/**
 * Parses '515', '5:15' or '5 h 15 min' as '5:15', and '5' as '5:00'. Other text stays as it is, such as '5,5' and
 * '5.30', whose decimals could be tenths of an hour or minutes.
 * @param isBareNumberMinutes true to read a bare '30' as minutes, since no break lasts thirty hours
 */
export function normalizeDuration(input: string, isBareNumberMinutes = false): string {
  const normalized = wordsToDuration(input);
  const text = normalized.replace(hourUnitPattern, '');
  // Split digits into hours and minutes only if no unit followed them, because «120 horas» doesn't mean 1:20.
  const digits = text === normalized ? /^(\d{1,2})(\d{2})$/.exec(text) : null;
  const textWithColon = digits?.[1] && digits[2] ? `${digits[1]}:${digits[2]}` : text;
  const isBareNumber = /^\d{1,2}$/.test(text);
  const duration =
    isBareNumberMinutes && isBareNumber && text === normalized
      ? parseBareMinutes(text)
      : (parseDuration(isBareNumber ? `${text}:00` : textWithColon) ?? minutesInWords(normalized));
  return duration === null ? input : formatDuration(duration);
}
