import { expect, test } from 'vitest';
import {
  durationInWords,
  formatDuration,
  formatTime,
  parseDuration,
  parseTime,
} from '../../../../src/features/documents/model/hours.ts';

test('parses times as minutes since midnight', () => {
  expect(['00:00', '08:00', '8:00', '13:15', '23:59'].map(parseTime)).toEqual([0, 480, 480, 795, 1439]);
});

test('does not parse an invalid time', () => {
  for (const text of ['', '24:00', '12:60', '8', '8:0', '-1:00', '08:00 ', '108:00', '٠٨:٠٠']) {
    expect(parseTime(text), text).toBeNull();
  }
});

test('parses durations, even of more than a day', () => {
  expect(['0:00', '0:30', '5:15', '44:00'].map(parseDuration)).toEqual([0, 30, 315, 2640]);
});

test('does not parse an invalid duration', () => {
  for (const text of ['', '5', '5:60', '-0:30', '100:00']) expect(parseDuration(text), text).toBeNull();
});

test('every formatted time and duration parses back to itself', () => {
  for (let minutes = 0; minutes < 24 * 60; minutes += 1) {
    expect(parseTime(formatTime(minutes))).toBe(minutes);
    expect(parseDuration(formatDuration(minutes))).toBe(minutes);
  }
  expect([formatTime(480), formatDuration(195)]).toEqual(['08:00', '3:15']);
});

test.each([
  [1_710, '28 horas y 30 minutos cronológicos'],
  [660, '11 horas cronológicas'],
  [60, '1 hora cronológica'],
  [77, '1 hora y 17 minutos cronológicos'],
  [38, '38 minutos cronológicos'],
])('writes %i minutes in words: %s', (minutes, words) => {
  expect(durationInWords(minutes)).toBe(words);
});
