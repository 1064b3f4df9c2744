import { diffArrays } from 'diff';
import type { Filling } from '../../model/document.ts';
import { type Difference, type MarkedRun, maxDifferences } from '../../model/word-comparison.ts';
import type { Body, BodyRow, FoundControl } from './body.ts';
import { type ComparedRow, comparedRow, type RowPart, rowKeys, rowText } from './compared-row.ts';
import type { Found } from './places.ts';
import { type PrintedRow, printedRowsOf } from './printed-rows.ts';

/** Maximum rows of a file. A contract has about 120. */
const maxRows = 5_000;

/** Maximum number of added and removed rows. The time to compare grows with its square. */
const maxEdits = 1_500;

/** Maximum number of added and removed words in a row. If there are more, the whole row counts as changed. */
const maxWordEdits = 600;

/** Maximum characters of a difference to show and copy. */
const maxTextLength = 20_000;

/** Minimum share of common words for a removed and an added row to count as one changed row. */
const minSimilarity = 0.5;

/** Maximum number of added rows to compare with a removed row when looking for its changed version. */
const maxCandidates = 50;

/** True for a control that continues the one before. LibreOffice 7.4 repeats a control for each script of its text. */
function isRepeated(part: RowPart, before: RowPart | undefined): boolean {
  return typeof part !== 'string' && typeof before === 'object' && part.tag === before.tag;
}

/** Returns a row of the file for comparison, with the text that the template prints for each known answer. */
function fileRow(row: BodyRow, { placeOf }: Found, printed: ReadonlyMap<string, string>): ComparedRow {
  function partOf(piece: string | FoundControl): RowPart {
    if (typeof piece === 'string') return piece;
    const tag = placeOf.get(piece)?.tag;
    if (tag !== undefined) return { tag, printed: printed.get(tag) ?? piece.text };
    return piece.tag === '' ? { tag: '', printed: piece.text } : piece.text;
  }
  const cells = row.map((paragraphs) =>
    paragraphs
      .flatMap((pieces, at) => [...(at > 0 ? ['\n'] : []), ...pieces.map(partOf)])
      .filter((part, at, parts) => !isRepeated(part, parts[at - 1])),
  );
  const isUntagged = cells.flat().some((part) => typeof part !== 'string' && part.tag === '');
  const { tagged, untagged, plain } = rowKeys(cells);
  return comparedRow(rowText(cells), [tagged, plain, ...(isUntagged ? [untagged] : [])]);
}

const isSameRow = (one: ComparedRow, other: ComparedRow) => [...other.keys].some((key) => one.keys.has(key));

/** Consecutive rows that only the template has (`removed`) and that only the file has (`added`). */
type Hunk = { readonly removed: readonly PrintedRow[]; readonly added: readonly ComparedRow[] };

/** Returns the hunks, and the rows of the template that the file has; null if there are too many differences. */
function align(printed: readonly PrintedRow[], rows: readonly ComparedRow[]) {
  const changes = diffArrays<ComparedRow>([...printed], [...rows], {
    comparator: isSameRow,
    maxEditLength: maxEdits,
  });
  if (!changes) return null;
  const hunks: Hunk[] = [];
  const found: PrintedRow[] = [];
  let [printedAt, isOpen] = [0, false];
  for (const { added, removed, value, count } of changes) {
    const ours = added ? [] : printed.slice(printedAt, printedAt + count);
    printedAt += ours.length;
    if (!added && !removed) {
      found.push(...ours);
      isOpen = false;
      continue;
    }
    const last = isOpen ? hunks.pop() : undefined;
    hunks.push({
      removed: [...(last?.removed ?? []), ...ours],
      added: [...(last?.added ?? []), ...(added ? value : [])],
    });
    isOpen = true;
  }
  return { hunks, found };
}

function wordsIn({ text }: ComparedRow): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns the share of words that the rows have in common, from 0 to 1. */
function similarity(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const word of one) counts.set(word, (counts.get(word) ?? 0) + 1);
  const common = other.filter((word) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left > 0;
  });
  return (2 * common.length) / Math.max(1, one.length + other.length);
}

type Pair = { readonly removed: number; readonly added: number };

/** Pairs removed rows with the added rows that are their changed versions. Both are in the order of the text. */
function pairsIn({ removed, added }: Hunk): readonly Pair[] {
  const words = added.map(wordsIn);
  const pairs: Pair[] = [];
  for (const [at, row] of removed.entries()) {
    const first = (pairs.at(-1)?.added ?? -1) + 1;
    const own = wordsIn(row);
    const [best] = words
      .slice(first, first + maxCandidates)
      .map((other, place) => ({ place: first + place, share: similarity(own, other) }))
      .toSorted((a, b) => b.share - a.share);
    if (best && best.share >= minSimilarity) pairs.push({ removed: at, added: best.place });
  }
  return pairs;
}

const cut = (text: string) => (text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text);

/** Lists the rows that have words, because nobody misses a rule or a row of blanks. */
function listed(kind: 'added' | 'removed', rows: readonly ComparedRow[]): readonly Difference[] {
  const texts = rows.map(({ text }) => text).filter((text) => /[\p{L}\p{N}]/u.test(text));
  return texts.length > 0 ? [{ kind, text: cut(texts.join('\n')) }] : [];
}

/** Returns the words and punctuation marks of a text, each with the space after it. */
const tokensOf = (text: string): readonly string[] =>
  text.match(/[\p{L}\p{M}\p{N}]+\s*|[^\p{L}\p{M}\p{N}\s]\s*|\s+/gu) ?? [];

/** Marks the words that only one of the texts has. */
export function changedWords(template: string, file: string): Difference {
  const [before, after] = [tokensOf(cut(template)), tokensOf(cut(file))];
  const changes = diffArrays([...before], [...after], {
    comparator: (one, other) => one.trim() === other.trim(),
    maxEditLength: maxWordEdits,
  });
  const whole = (tokens: readonly string[]) => [{ text: tokens.join(''), isChanged: true }];
  if (!changes) return { kind: 'changed', template: whole(before), file: whole(after) };
  function runsOf(tokens: readonly string[], side: 'added' | 'removed'): readonly MarkedRun[] {
    let at = 0;
    return (changes ?? [])
      .filter(({ added, removed }) => (side === 'added' ? !removed : !added))
      .map((change) => {
        const text = tokens.slice(at, at + change.count).join('');
        at += change.count;
        return { text, isChanged: change[side] };
      });
  }
  return { kind: 'changed', template: runsOf(before, 'removed'), file: runsOf(after, 'added') };
}

const asOneText = (rows: readonly ComparedRow[]) =>
  rows
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');

function differencesIn(hunk: Hunk, isMissing: (row: PrintedRow) => boolean): readonly Difference[] {
  const found: Difference[] = [];
  // Splitting or joining paragraphs changes no words.
  if (asOneText(hunk.removed.filter(isMissing)) === asOneText(hunk.added)) return found;
  let [removedAt, addedAt] = [0, 0];
  function listUntil(removed: number, added: number): void {
    found.push(...listed('removed', hunk.removed.slice(removedAt, removed).filter(isMissing)));
    found.push(...listed('added', hunk.added.slice(addedAt, added)));
    [removedAt, addedAt] = [removed + 1, added + 1];
  }
  for (const { removed, added } of pairsIn(hunk)) {
    listUntil(removed, added);
    found.push(changedWords(hunk.removed[removed]?.text ?? '', hunk.added[added]?.text ?? ''));
  }
  listUntil(hunk.removed.length, hunk.added.length);
  return found;
}

/**
 * Compares the file's text outside its fields with the text that the template prints for the file's answers.
 * @returns null if there are too many differences to list
 */
export function differencesOf(body: Body, found: Found, filling: Filling): readonly Difference[] | null {
  if (body.rows.length > maxRows) return null;
  const printed = printedRowsOf(filling);
  const answers = new Map(
    printed.flatMap(({ places }) => places.map(({ tag, printed: text }) => [tag, text] as const)),
  );
  const rows = body.rows.map((row) => fileRow(row, found, answers)).filter(({ keys }) => keys.size > 0);
  const aligned = align(printed, rows);
  if (!aligned) return null;
  const partsFound = new Set(aligned.found.map(({ part }) => part));
  const isMissing = ({ isRequired, part }: PrintedRow) =>
    isRequired && (part === null || partsFound.has(part));
  const differences = aligned.hunks.flatMap((hunk) => differencesIn(hunk, isMissing));
  return differences.length > maxDifferences ? null : differences;
}
