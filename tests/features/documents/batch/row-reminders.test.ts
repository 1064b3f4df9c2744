import { expect, test } from 'vitest';
import { rowReminders } from '../../../../src/features/documents/batch/row-reminders.ts';
import { remindersOf } from '../../../../src/features/documents/form/review/reminders.ts';
import type { Template } from '../../../../src/features/documents/model/document.ts';
import { soldTemplates } from '../all-templates.ts';
import { sampleAnswers } from '../sample-answers.ts';
import { sampleTemplate } from '../sample-template.ts';

const templatesWithReminders = soldTemplates.filter(({ reminders }) => reminders.length > 0);

const today = '2026-11-27';
const ids = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)] as const;

function answersWithDates(template: Template, date: string) {
  return {
    ...sampleAnswers(template),
    ...Object.fromEntries(template.reminders.map(({ key }) => [key, date])),
  };
}

test('lists the reminders of every row with unique ids', () => {
  for (const template of templatesWithReminders) {
    const rows = ids.map((id) => ({ id, values: answersWithDates(template, '2028-02-29') }));
    const { events, rowCountWithReminders, rowCountWithoutReminders } = rowReminders(template, rows, today);
    const days = template.reminders.flatMap(({ daysBefore }) => daysBefore);
    expect(events).toHaveLength(days.length * rows.length);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect([rowCountWithReminders, rowCountWithoutReminders]).toEqual([3, 0]);
  }
});

test('a row has the same reminders as its draft', () => {
  for (const template of soldTemplates) {
    const values = answersWithDates(template, '2027-03-01');
    const { events } = rowReminders(template, [{ id: ids[0], values }], today);
    expect(events).toEqual(remindersOf(template, values, today, ids[0]));
  }
});

test('counts rows whose dates have passed or are blank', () => {
  for (const template of templatesWithReminders) {
    const rows = ['2026-03-01', '', '2028-02-29'].map((date, index) => ({
      id: ids[index] ?? '',
      values: answersWithDates(template, date),
    }));
    expect(rowReminders(template, rows, today)).toMatchObject({
      rowCountWithReminders: 1,
      rowCountWithoutReminders: 2,
    });
  }
});

test('lists no reminders for a template without them', () => {
  expect(rowReminders(sampleTemplate(), [{ id: ids[0], values: { fecha: '2028-02-29' } }], today)).toEqual({
    events: [],
    rowCountWithReminders: 0,
    rowCountWithoutReminders: 1,
  });
});
