// Builds the answers of one day: its times from the sheet, and proposals for its lunch and its time in class.
import { no, yes } from '../../model/field.ts';
import { formatDuration, formatTime } from '../../model/hours.ts';
import type { Span } from './clock-text.ts';
import { type Day, isLunchColumn, maxMinutesWithoutLunch, scheduleColumns, scheduleKey } from './schedule.ts';
import type { DayTimes } from './week-plan.ts';
import { type DayDurations, timesOfDay, usualLunchMinutes } from './week-proposal.ts';

export type AnswerEntry = readonly [key: string, value: string];

export type AnswersBySource = {
  readonly fromSheet: readonly AnswerEntry[];
  readonly proposed: readonly AnswerEntry[];
};

/** Day whose start and end are in the sheet. */
export type WrittenDay = {
  readonly day: Day;
  readonly span: Span;
  readonly durations: DayDurations;
  readonly lunchMinutes: number;
};

function lunchAnswers(
  { day, span, durations, lunchMinutes }: WrittenDay,
  fitsWithoutLunch: boolean,
): AnswersBySource {
  const [startKey, endKey] = [
    scheduleKey(day, 'colacion_inicio'),
    scheduleKey(day, 'colacion_termino'),
  ] as const;
  const noLunchKey = scheduleKey(day, 'sin_colacion');
  const proposedTimes = timesOfDay(durations, false, { start: span.start, lunch: lunchMinutes });
  const times: readonly AnswerEntry[] = [
    [startKey, proposedTimes.colacion_inicio],
    [endKey, proposedTimes.colacion_termino],
  ];
  switch (span.lunch.kind) {
    case 'none':
      return { fromSheet: [[noLunchKey, yes]], proposed: [] };
    case 'span':
      return {
        fromSheet: [
          [noLunchKey, no],
          [startKey, formatTime(span.lunch.start)],
          [endKey, formatTime(span.lunch.end)],
        ],
        proposed: [],
      };
    case 'minutes':
      return { fromSheet: [[noLunchKey, no]], proposed: times };
    case 'unknown':
      if (lunchMinutes > 0) return { fromSheet: [], proposed: [[noLunchKey, no], ...times] };
      return fitsWithoutLunch
        ? { fromSheet: [[noLunchKey, yes]], proposed: [] }
        : { fromSheet: [], proposed: [[noLunchKey, yes]] };
  }
}

function classEntries(day: Day, { teaching, breaks }: DayDurations): readonly AnswerEntry[] {
  return [
    [scheduleKey(day, 'aula'), formatDuration(teaching)],
    [scheduleKey(day, 'recreos'), formatDuration(breaks)],
  ];
}

/** @param fitsWithoutLunch true if the written days add up to the agreed hours without any lunch */
export function writtenDayAnswers(writtenDay: WrittenDay, fitsWithoutLunch: boolean): AnswersBySource {
  const { day, span, durations } = writtenDay;
  const lunch = lunchAnswers(writtenDay, fitsWithoutLunch);
  return {
    fromSheet: [
      [scheduleKey(day, 'entrada'), formatTime(span.start)],
      [scheduleKey(day, 'salida'), formatTime(span.end)],
      ...lunch.fromSheet,
    ],
    proposed: [...lunch.proposed, ...(durations.total > 0 ? classEntries(day, durations) : [])],
  };
}

/** Latest end of a proposed day, in minutes since midnight. Only a day whose start is in the sheet may end later. */
const latestEnd = 22 * 60;

export type ProposedDay = Extract<DayTimes, { kind: 'proposed' }> & { readonly day: Day };

/** Returns null if the day would end after midnight. */
export function proposedDayAnswers(
  { day, ...times }: ProposedDay,
  durations: DayDurations,
  defaultStart: number,
): AnswersBySource | null {
  const skipsLunch = durations.total <= maxMinutesWithoutLunch;
  const totalMinutes = durations.total + (skipsLunch ? 0 : usualLunchMinutes);
  const preferredStart = times.start ?? defaultStart;
  const start = times.isStartFromSheet ? preferredStart : Math.min(preferredStart, latestEnd - totalMinutes);
  if (start + totalMinutes >= 24 * 60) return null;
  const dayTimes = timesOfDay(durations, skipsLunch, { start, lunch: usualLunchMinutes });
  const proposed = scheduleColumns
    .filter(
      (column) => !(skipsLunch && isLunchColumn(column)) && !(times.isStartFromSheet && column === 'entrada'),
    )
    .map((column): AnswerEntry => [scheduleKey(day, column), dayTimes[column]]);
  return {
    fromSheet: times.isStartFromSheet ? [[scheduleKey(day, 'entrada'), dayTimes.entrada]] : [],
    proposed: [[scheduleKey(day, 'sin_colacion'), skipsLunch ? yes : no], ...proposed],
  };
}

/** Fields without a known time get blank answers, which the document prints as lines to fill in. */
export function blankDayAnswers(
  day: Day,
  start: number | null = null,
  end: number | null = null,
): AnswersBySource {
  const knownTimes = { entrada: start, salida: end };
  const entries = scheduleColumns.map((column): AnswerEntry => {
    const time = column === 'entrada' || column === 'salida' ? knownTimes[column] : null;
    return [scheduleKey(day, column), time === null ? '' : formatTime(time)];
  });
  return { fromSheet: entries, proposed: [] };
}
