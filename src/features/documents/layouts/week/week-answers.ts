// Turns a planned week into answers: the answers of its days, and a proposal that distributes the remaining hours in
// table 2.
import type { Values } from '../../model/document.ts';
import { no, yes } from '../../model/field.ts';
import { formatDuration, parseDuration } from '../../model/hours.ts';
import type { LayoutReading } from '../../model/layout.ts';
import { answerTo } from '../../model/values.ts';
import type { Span } from './clock-text.ts';
import {
  type AnswerEntry,
  type AnswersBySource,
  blankDayAnswers,
  type ProposedDay,
  proposedDayAnswers,
  type WrittenDay,
  writtenDayAnswers,
} from './day-answers.ts';
import {
  type Activity,
  type Day,
  days,
  fullWeekHours,
  hoursKey,
  maxHoursPerDay,
  scheduleKey,
  weeklyHours,
} from './schedule.ts';
import {
  type DayTimes,
  hasKnownStart,
  lunchMinutesToTry,
  type WeekPlan,
  workingMinutes,
} from './week-plan.ts';
import {
  type DayDurations,
  dayDurations,
  distributeByActivity,
  proposeWeek,
  splitIntoEqualDays,
  usualLunchMinutes,
  usualStart,
} from './week-proposal.ts';

type WeekAnswers = Pick<LayoutReading, 'answers' | 'proposed'>;

/**
 * Agreed weekly hours of a row: `blank` if the row's cell has no valid number of hours, `absent` if the sheet has no
 * column for them.
 */
export type AgreedHours = number | 'blank' | 'absent';

export function agreedHours(answers: Values): AgreedHours {
  if (answers[hoursKey] === undefined) return 'absent';
  return weeklyHours(answerTo(answers, hoursKey)) ?? 'blank';
}

function daysWith<K extends DayTimes['kind']>(plan: WeekPlan, kind: K) {
  const isKind = (times: DayTimes): times is Extract<DayTimes, { kind: K }> => times.kind === kind;
  return days.flatMap((day) => {
    const dayPlan = plan.get(day);
    return dayPlan?.kind === 'worked' && isKind(dayPlan.times) ? [{ day, ...dayPlan.times }] : [];
  });
}

/** Returns the minutes of lunch with which the written days add up to the agreed hours; null if no length fits. */
function solveLunchMinutes(spans: readonly Span[], hours: AgreedHours): number | null {
  if (typeof hours !== 'number') return null;
  const weekMinutes = (lunchMinutes: number) =>
    spans.reduce((total, span) => total + workingMinutes(span, lunchMinutes), 0);
  return lunchMinutesToTry.find((minutes) => weekMinutes(minutes) === hours * 60) ?? null;
}

/**
 * Returns the durations of the proposed days. They share the agreed hours that the written days leave, or a full week
 * if the sheet has neither a column for the agreed hours nor written days. The map is empty if the hours are unknown
 * or don't fit into the days.
 */
function proposedDurations(
  proposedDays: readonly ProposedDay[],
  writtenDays: readonly WrittenDay[],
  hours: AgreedHours,
): ReadonlyMap<Day, DayDurations> {
  const weekdays = proposedDays.map(({ day }) => day);
  if (hours === 'blank' || proposedDays.length === 0) return new Map();
  if (writtenDays.length === 0)
    return proposeWeek(hours === 'absent' ? fullWeekHours : hours, weekdays).durationsByDay;
  if (hours === 'absent') return new Map();
  const unplannedMinutes = writtenDays.reduce(
    (minutes, { durations }) => minutes - durations.total,
    hours * 60,
  );
  if (
    unplannedMinutes < 5 * proposedDays.length ||
    unplannedMinutes > maxHoursPerDay * 60 * proposedDays.length
  )
    return new Map();
  const equalDurations = splitIntoEqualDays(unplannedMinutes, proposedDays.length);
  return new Map(
    weekdays.flatMap((day, index) => (equalDurations[index] ? [[day, equalDurations[index]] as const] : [])),
  );
}

function boxAnswers(plan: WeekPlan): AnswersBySource {
  const boxes = days.flatMap((day) => {
    const dayPlan = plan.get(day);
    if (!dayPlan || dayPlan.kind === 'unknown') return [];
    const entry: AnswerEntry = [scheduleKey(day, 'libre'), dayPlan.kind === 'off' ? yes : no];
    return [{ origin: dayPlan.origin, entry }];
  });
  const entriesFrom = (origin: 'sheet' | 'proposed') =>
    boxes.filter((box) => box.origin === origin).map(({ entry }) => entry);
  return { fromSheet: entriesFrom('sheet'), proposed: entriesFrom('proposed') };
}

/**
 * Distributes the minutes outside class among the activities. If there are too few for all activities, the first one,
 * which prepares classes, gets all of them, because the law gives it at least 40 % (Estatuto Docente, art. 80).
 */
function distributeMinutes(nonTeachingMinutes: number, activities: readonly Activity[]): readonly number[] {
  const activityMinutes = distributeByActivity(nonTeachingMinutes, activities);
  if (activityMinutes.every((minutes) => minutes >= 0)) return activityMinutes;
  return activities.map((_, index) => (index === 0 ? nonTeachingMinutes : 0));
}

/**
 * Returns the minutes outside class, which table 2 distributes. If the row has answers for teaching or breaks, they
 * count instead of the proposal.
 */
function computeNonTeachingMinutes(durationsByDay: ReadonlyMap<Day, DayDurations>, answers: Values): number {
  const minutesIn = (day: Day, column: 'aula' | 'recreos', proposedMinutes: number) =>
    parseDuration(answerTo(answers, scheduleKey(day, column))) ?? proposedMinutes;
  return [...durationsByDay].reduce((sum, [day, { total, teaching, breaks }]) => {
    return sum + total - minutesIn(day, 'aula', teaching) - minutesIn(day, 'recreos', breaks);
  }, 0);
}

function blankActivityAnswers(activities: readonly Activity[]): AnswersBySource {
  return { fromSheet: activities.map(({ key }) => [key, ''] as const), proposed: [] };
}

function activityAnswers(
  minutesToDistribute: number | null,
  hours: AgreedHours,
  activities: readonly Activity[],
): AnswersBySource {
  if (minutesToDistribute !== null && minutesToDistribute >= 0) {
    const minutes = distributeMinutes(minutesToDistribute, activities);
    const proposed = activities.map(({ key }, index) => [key, formatDuration(minutes[index] ?? 0)] as const);
    return { fromSheet: [], proposed };
  }
  return hours === 'blank' ? blankActivityAnswers(activities) : { fromSheet: [], proposed: [] };
}

const boxKeys: ReadonlySet<string> = new Set(
  days.flatMap((day) => [scheduleKey(day, 'libre'), scheduleKey(day, 'sin_colacion')]),
);

/**
 * Collects the answers that the row doesn't have yet. If the sheet has a column for a field, but the cell is blank, the
 * field gets a proposal only if it is a checkbox.
 */
function collectAnswers(parts: readonly AnswersBySource[], answers: Values): WeekAnswers {
  const isUnanswered = ([key]: AnswerEntry) => answerTo(answers, key) === '';
  const isProposable = ([key]: AnswerEntry) => answers[key] === undefined || boxKeys.has(key);
  return {
    answers: Object.fromEntries(parts.flatMap(({ fromSheet }) => fromSheet.filter(isUnanswered))),
    proposed: Object.fromEntries(
      parts.flatMap(({ proposed }) => proposed.filter((entry) => isUnanswered(entry) && isProposable(entry))),
    ),
  };
}

/**
 * True if the plan has no times. The document's usual proposal for its days and hours then applies, so the times get no
 * answers.
 */
function usesDocumentProposal(plan: WeekPlan, hours: AgreedHours): boolean {
  const hasStart = daysWith(plan, 'proposed').some(({ start }) => start !== null);
  const hasTimes = (['span', 'partial', 'unreadable'] as const).some(
    (kind) => daysWith(plan, kind).length > 0,
  );
  return hours !== 'blank' && !hasStart && !hasTimes;
}

/** @param defaultLunchMinutes minutes of lunch with which the days add up to the agreed hours; null for the usual lunch */
function toWrittenDays(
  spans: readonly (Span & { readonly day: Day })[],
  defaultLunchMinutes: number | null,
): readonly WrittenDay[] {
  return spans.map(({ day, ...span }) => {
    const total = workingMinutes(span, defaultLunchMinutes ?? usualLunchMinutes);
    return { day, span, lunchMinutes: span.end - span.start - total, durations: dayDurations(total) };
  });
}

/** True if the cell with a day's times is unreadable and no day has times. Nothing can then be proposed. */
function isWeekUnreadable(plan: WeekPlan): boolean {
  const times = [...plan.values()].flatMap((day) => (day.kind === 'worked' ? [day.times] : []));
  return times.some(({ kind }) => kind === 'unreadable') && !times.some(hasKnownStart);
}

/** Returns blank answers for the worked days and table 2, so that the document prints no proposal for them. */
function blankWeekAnswers(plan: WeekPlan, activities: readonly Activity[]): readonly AnswersBySource[] {
  const workedDays = days.flatMap((day) => {
    const dayPlan = plan.get(day);
    return dayPlan?.kind === 'worked' ? [{ day, times: dayPlan.times }] : [];
  });
  return [
    ...workedDays.map(({ day, times }) =>
      times.kind === 'partial' || times.kind === 'unreadable'
        ? blankDayAnswers(day, times.start, times.end)
        : blankDayAnswers(day),
    ),
    { fromSheet: workedDays.map(({ day }) => [scheduleKey(day, 'sin_colacion'), no] as const), proposed: [] },
    blankActivityAnswers(activities),
  ];
}

/** Returns the answers for the plan, without the answers that the row already has. */
export function answerWeek(plan: WeekPlan, answers: Values, activities: readonly Activity[]): WeekAnswers {
  const hours = agreedHours(answers);
  const boxes = boxAnswers(plan);
  if (usesDocumentProposal(plan, hours)) return collectAnswers([boxes], answers);
  if (isWeekUnreadable(plan)) return collectAnswers([boxes, ...blankWeekAnswers(plan, activities)], answers);

  const [writtenSpans, proposedDays] = [daysWith(plan, 'span'), daysWith(plan, 'proposed')];
  const incompleteDays = [...daysWith(plan, 'partial'), ...daysWith(plan, 'unreadable')];
  const unknownDays = days.filter((day) => (plan.get(day)?.kind ?? 'unknown') === 'unknown');
  const isWeekComplete = incompleteDays.length === 0 && unknownDays.length === 0;
  const solvedLunchMinutes =
    isWeekComplete && proposedDays.length === 0 ? solveLunchMinutes(writtenSpans, hours) : null;
  const writtenDays = toWrittenDays(writtenSpans, solvedLunchMinutes);
  const durationsByDay = isWeekComplete
    ? proposedDurations(proposedDays, writtenDays, hours)
    : new Map<Day, DayDurations>();
  const defaultStart = writtenDays[0]?.span.start ?? usualStart;
  const proposedParts = proposedDays.map((times) => {
    const durations = durationsByDay.get(times.day);
    return { times, part: durations ? proposedDayAnswers(times, durations, defaultStart) : null };
  });

  const knownDurations = new Map([
    ...writtenDays.map(({ day, durations }) => [day, durations] as const),
    ...durationsByDay,
  ]);
  const areDurationsKnown =
    isWeekComplete && knownDurations.size > 0 && proposedParts.every(({ part }) => part !== null);
  return collectAnswers(
    [
      boxes,
      ...writtenDays.map((day) => writtenDayAnswers(day, solvedLunchMinutes === 0)),
      ...proposedParts.map(
        ({ times, part }) => part ?? blankDayAnswers(times.day, times.isStartFromSheet ? times.start : null),
      ),
      ...incompleteDays.map(({ day, start, end }) => blankDayAnswers(day, start, end)),
      ...(hours === 'blank' ? unknownDays.map((day) => blankDayAnswers(day)) : []),
      activityAnswers(
        areDurationsKnown ? computeNonTeachingMinutes(knownDurations, answers) : null,
        hours,
        activities,
      ),
    ],
    answers,
  );
}
