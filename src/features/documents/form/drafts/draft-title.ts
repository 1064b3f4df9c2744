import { draftsCopy } from '../../../../content/documents/drafts-copy.ts';
import { localDay, longDate } from '../../../../platform/format.ts';
import { formatDate } from '../../model/date.ts';
import { slugify } from '../../model/file-name.ts';
import type { Sharing, Subject } from '../../model/shared-fields.ts';
import { answerTo } from '../../model/values.ts';
import type { Draft } from './draft.ts';

/** Formats an instant in the user's time zone: '2026-11-22T18:04:00Z' → ['22 de noviembre de 2026', '15:04']. */
function dayAndTime(instant: string): readonly [day: string, time: string] {
  const date = new Date(instant);
  return [longDate(localDay(date)), date.toTimeString().slice(0, 5)];
}

function subjectAnswer({ values }: Draft, subject: Subject | null): string {
  return subject ? answerTo(values, subject.key) : '';
}

/**
 * Returns the name that the person gave the draft. Without such a name, returns the answer that names its subject, such
 * as a worker. If that is blank, returns a title with the date and time of the first answer.
 * @param subject null if the document's subject is unknown or must not appear
 */
export function draftTitle(draft: Draft, subject: Subject | null): string {
  if (draft.name !== '') return draft.name;
  const name = subjectAnswer(draft, subject);
  if (name !== '') return `${subject?.prefix ?? ''}${name}`;
  const [day, time] = dayAndTime(draft.createdAt);
  return subject
    ? `${subject.fallbackTitle} (${day.replace(/ de \d+$/, '')}, ${time})`
    : draftsCopy.datedTitle(day, time);
}

/**
 * Returns the part of a file name that distinguishes the draft. It is the draft's name or subject in ASCII, which every
 * system accepts. Without these, it is the date of the draft's first answer, or today's date if there is no draft yet.
 */
export function draftFileSuffix(draft: Draft | null, subject: Subject | null): string {
  if (!draft) return formatDate(localDay(new Date()));
  const part = slugify(draft.name) || slugify(subjectAnswer(draft, subject));
  return part === '' ? formatDate(localDay(new Date(draft.createdAt))) : part;
}

export function createSubjectLookup(sharing: readonly Sharing[]): (productId: string) => Subject | null {
  return (productId) => sharing.find((entry) => entry.productId === productId)?.subject ?? null;
}

/** Returns the drafts' titles by id. Equal titles of a document get numbers, beginning with the oldest draft. */
export function draftTitles(
  list: readonly Draft[],
  subjectOf: (productId: string) => Subject | null,
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const oldestFirst = list.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  return new Map(
    oldestFirst.map((draft) => {
      const title = draftTitle(draft, subjectOf(draft.productId));
      const documentTitle = `${draft.productId} ${title}`;
      const number = (counts.get(documentTitle) ?? 0) + 1;
      counts.set(documentTitle, number);
      return [draft.id, number === 1 ? title : `${title} (${number})`];
    }),
  );
}

/**
 * Returns titles with only the date and time of each draft's first answer. They contain no typed text, because the
 * browser's history keeps page titles after the drafts are erased.
 */
export function datedTitlesOf(list: readonly Draft[]): ReadonlyMap<string, string> {
  const unnamedDrafts = list.map((draft) => ({ ...draft, name: '' }));
  return draftTitles(unnamedDrafts, () => null);
}
