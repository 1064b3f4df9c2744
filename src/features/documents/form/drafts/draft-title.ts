import { draftsCopy } from '../../../../content/documents/drafts-copy.ts';
import { localDay, longDate } from '../../../../platform/format.ts';
import { formatDate } from '../../model/date.ts';
import { asciiPart } from '../../model/file-name.ts';
import type { Sharing, Subject } from '../../model/shared-fields.ts';
import { answerTo } from '../../model/values.ts';
import type { Draft } from './draft.ts';

/** Returns day and hour in the person's time zone: '2026-11-22T18:04:00Z' → ['22 de noviembre de 2026', '15:04']. */
function dayAndTime(instant: string): readonly [day: string, time: string] {
  const date = new Date(instant);
  return [longDate(localDay(date)), date.toTimeString().slice(0, 5)];
}

/** Returns the answer that names the draft, such as a serial number; '' while there is none. */
function aboutOf({ values }: Draft, subject: Subject | null): string {
  return subject ? answerTo(values, subject.key) : '';
}

/**
 * Returns the name that the person gave the draft, else the serial number or worker that it is about, else words with its
 * date.
 * @param subject null while nobody knows what it is about
 */
export function titleOf(draft: Draft, subject: Subject | null): string {
  if (draft.name !== '') return draft.name;
  const about = aboutOf(draft, subject);
  if (about !== '') return `${subject?.prefix ?? ''}${about}`;
  const [day, time] = dayAndTime(draft.createdAt);
  return subject
    ? `${subject.unnamed} (${day.replace(/ de \d+$/, '')}, ${time})`
    : draftsCopy.dated(day, time);
}

/** What tells the draft's files from those of others, in letters that every system takes: its name, else its day; today's for one that was not begun. */
export function fileAboutDraft(draft: Draft | null, subject: Subject | null): string {
  if (!draft) return formatDate(localDay(new Date()));
  const part = asciiPart(draft.name) || asciiPart(aboutOf(draft, subject));
  return part === '' ? formatDate(localDay(new Date(draft.createdAt))) : part;
}

/** What the drafts of each document are about; null for a document that is not in the list. */
export function subjectsIn(all: readonly Sharing[]): (productId: string) => Subject | null {
  return (productId) => all.find((one) => one.productId === productId)?.subject ?? null;
}

/** The titles of drafts by their ids; those that would be equal are numbered, the oldest first. */
export function titlesOf(
  list: readonly Draft[],
  subjectOf: (productId: string) => Subject | null,
): ReadonlyMap<string, string> {
  const times = new Map<string, number>();
  const byAge = list.toSorted((one, two) => one.createdAt.localeCompare(two.createdAt));
  return new Map(
    byAge.map((draft) => {
      const title = titleOf(draft, subjectOf(draft.productId));
      const one = `${draft.productId} ${title}`;
      const time = (times.get(one) ?? 0) + 1;
      times.set(one, time);
      return [draft.id, time === 1 ? title : `${title} (${time})`];
    }),
  );
}

/**
 * Tells the drafts apart by the day and hour of their first answer, with nothing that was typed: the browser's history
 * outlives what is erased here.
 */
export function datedTitlesOf(list: readonly Draft[]): ReadonlyMap<string, string> {
  const unnamed = list.map((draft) => ({ ...draft, name: '' }));
  return titlesOf(unnamed, () => null);
}
