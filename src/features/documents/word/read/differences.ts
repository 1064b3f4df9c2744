import { diffArrays } from 'diff';
import type { RenderInput } from '../../model/document.ts';
import { type Difference, type MarkedRun, maxDifferences } from '../../model/word-comparison.ts';
import type { Body, BodyRow, FoundControl } from './body.ts';
import { type ComparedRow, type RowPart, rowKeys, rowText, toComparedRow } from './compared-row.ts';
import type { AssignedControls } from './places.ts';
import { type PrintedRow, printedRowsOf } from './printed-rows.ts';

/** Maximum rows of a file. A contract has about 120. */
const maxRows = 5_000;

/** Maximum number of added and removed rows. The time to compare grows with the square of their number. */
const maxEdits = 1_500;

/** Maximum number of added and removed words in a row. If there are more, the whole row counts as changed. */
const maxWordEdits = 600;

/** Maximum characters of a difference. A longer difference is cut off. */
const maxTextLength = 20_000;

/** Minimum share of words that a removed and an added row must have in common to count as one changed row. */
const minSimilarity = 0.5;

/** Maximum number of added rows among which to look for the changed version of a removed row. */
const maxCandidates = 50;

/**
 * True if the part repeats the control before it. If a text has letters of several scripts, LibreOffice 7.4 splits its
 * control into one for each script.
 */
function isRepeated(part: RowPart, previous: RowPart | undefined): boolean {
  return typeof part !== 'string' && typeof previous === 'object' && part.tag === previous.tag;
}

/**
 * Returns a row of the file for comparison. Known controls get the text that the template prints for their answers, so
 * that answers never count as differences.
 */
function fileRow(
  row: BodyRow,
  { placeByControl }: AssignedControls,
  printedByTag: ReadonlyMap<string, string>,
): ComparedRow {
  function partOf(piece: string | FoundControl): RowPart {
    if (typeof piece === 'string') return piece;
    const tag = placeByControl.get(piece)?.tag;
    if (tag !== undefined) return { tag, printedText: printedByTag.get(tag) ?? piece.text };
    return piece.tag === '' ? { tag: '', printedText: piece.text } : piece.text;
  }
  const cells = row.map((paragraphs) =>
    paragraphs
      .flatMap((pieces, index) => [...(index > 0 ? ['\n'] : []), ...pieces.map(partOf)])
      .filter((part, index, parts) => !isRepeated(part, parts[index - 1])),
  );
  const hasUntaggedControl = cells.flat().some((part) => typeof part !== 'string' && part.tag === '');
  const { tagged, untagged, plain } = rowKeys(cells);
  return toComparedRow(rowText(cells), [tagged, plain, ...(hasUntaggedControl ? [untagged] : [])]);
}

const isSameRow = (first: ComparedRow, second: ComparedRow) =>
  [...second.keys].some((key) => first.keys.has(key));

/** Consecutive rows that only the template has (`removed`) and that only the file has (`added`). */
type Hunk = { readonly removed: readonly PrintedRow[]; readonly added: readonly ComparedRow[] };

/**
 * Aligns the rows of the template with those of the file. Returns the hunks, and the template's rows that the file also
 * has; null if there are too many differences.
 */
function alignRows(printedRows: readonly PrintedRow[], fileRows: readonly ComparedRow[]) {
  const changes = diffArrays<ComparedRow>([...printedRows], [...fileRows], {
    comparator: isSameRow,
    maxEditLength: maxEdits,
  });
  if (!changes) return null;
  const hunks: Hunk[] = [];
  const matchedRows: PrintedRow[] = [];
  let [printedIndex, extendsHunk] = [0, false];
  for (const { added, removed, value, count } of changes) {
    const templateRows = added ? [] : printedRows.slice(printedIndex, printedIndex + count);
    printedIndex += templateRows.length;
    if (!added && !removed) {
      matchedRows.push(...templateRows);
      extendsHunk = false;
      continue;
    }
    const lastHunk = extendsHunk ? hunks.pop() : undefined;
    hunks.push({
      removed: [...(lastHunk?.removed ?? []), ...templateRows],
      added: [...(lastHunk?.added ?? []), ...(added ? value : [])],
    });
    extendsHunk = true;
  }
  return { hunks, matchedRows };
}

function wordsIn({ text }: ComparedRow): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns the share of words that both rows have in common, from 0 to 1. */
function similarity(first: readonly string[], second: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const word of first) counts.set(word, (counts.get(word) ?? 0) + 1);
  const commonWords = second.filter((word) => {
    const remainingCount = counts.get(word) ?? 0;
    counts.set(word, remainingCount - 1);
    return remainingCount > 0;
  });
  return (2 * commonWords.length) / Math.max(1, first.length + second.length);
}

type RowPair = { readonly removedIndex: number; readonly addedIndex: number };

/**
 * Pairs removed rows with the added rows that are their changed versions. Both sides of the pairs are in the order of
 * the text.
 */
function pairRows({ removed, added }: Hunk): readonly RowPair[] {
  const addedWordsByRow = added.map(wordsIn);
  const pairs: RowPair[] = [];
  for (const [removedIndex, row] of removed.entries()) {
    const firstCandidate = (pairs.at(-1)?.addedIndex ?? -1) + 1;
    const removedWords = wordsIn(row);
    const [mostSimilarRow] = addedWordsByRow
      .slice(firstCandidate, firstCandidate + maxCandidates)
      .map((addedWords, offset) => ({
        index: firstCandidate + offset,
        share: similarity(removedWords, addedWords),
      }))
      .toSorted((a, b) => b.share - a.share);
    if (mostSimilarRow && mostSimilarRow.share >= minSimilarity)
      pairs.push({ removedIndex, addedIndex: mostSimilarRow.index });
  }
  return pairs;
}

const truncate = (text: string) => (text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text);

/**
 * Returns the rows as one difference, without rows that have no words, such as a line of dashes. Returns none if no row
 * is left.
 */
function listRows(kind: 'added' | 'removed', rows: readonly ComparedRow[]): readonly Difference[] {
  const texts = rows.map(({ text }) => text).filter((text) => /[\p{L}\p{N}]/u.test(text));
  return texts.length > 0 ? [{ kind, text: truncate(texts.join('\n')) }] : [];
}

/** Returns the words and punctuation marks of the text, each with the space after it. */
const tokensOf = (text: string): readonly string[] =>
  text.match(/[\p{L}\p{M}\p{N}]+\s*|[^\p{L}\p{M}\p{N}\s]\s*|\s+/gu) ?? [];

export function changedWords(template: string, file: string): Difference {
  const [templateTokens, fileTokens] = [tokensOf(truncate(template)), tokensOf(truncate(file))];
  const changes = diffArrays([...templateTokens], [...fileTokens], {
    comparator: (first, second) => first.trim() === second.trim(),
    maxEditLength: maxWordEdits,
  });
  const markAll = (tokens: readonly string[]) => [{ text: tokens.join(''), isChanged: true }];
  if (!changes) return { kind: 'changed', template: markAll(templateTokens), file: markAll(fileTokens) };
  function runsOf(tokens: readonly string[], side: 'added' | 'removed'): readonly MarkedRun[] {
    let start = 0;
    return (changes ?? [])
      .filter(({ added, removed }) => (side === 'added' ? !removed : !added))
      .map((change) => {
        const text = tokens.slice(start, start + change.count).join('');
        start += change.count;
        return { text, isChanged: change[side] };
      });
  }
  return { kind: 'changed', template: runsOf(templateTokens, 'removed'), file: runsOf(fileTokens, 'added') };
}

const joinTexts = (rows: readonly ComparedRow[]) =>
  rows
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');

function differencesOfHunk(hunk: Hunk, isMissing: (row: PrintedRow) => boolean): readonly Difference[] {
  const differences: Difference[] = [];
  // If somebody only split or joined paragraphs, there is no difference.
  if (joinTexts(hunk.removed.filter(isMissing)) === joinTexts(hunk.added)) return differences;
  let [removedStart, addedStart] = [0, 0];
  function listUntil(removedEnd: number, addedEnd: number): void {
    differences.push(...listRows('removed', hunk.removed.slice(removedStart, removedEnd).filter(isMissing)));
    differences.push(...listRows('added', hunk.added.slice(addedStart, addedEnd)));
    [removedStart, addedStart] = [removedEnd + 1, addedEnd + 1];
  }
  for (const { removedIndex, addedIndex } of pairRows(hunk)) {
    listUntil(removedIndex, addedIndex);
    differences.push(
      changedWords(hunk.removed[removedIndex]?.text ?? '', hunk.added[addedIndex]?.text ?? ''),
    );
  }
  listUntil(hunk.removed.length, hunk.added.length);
  return differences;
}

/**
 * Compares the file's text outside its fields with the text that the template prints for the file's answers.
 * @returns null if there are too many differences to list
 */
export function differencesOf(
  body: Body,
  assignedControls: AssignedControls,
  input: RenderInput,
): readonly Difference[] | null {
  if (body.rows.length > maxRows) return null;
  const printedRows = printedRowsOf(input);
  const printedByTag = new Map(
    printedRows.flatMap(({ places }) => places.map(({ tag, printedText: text }) => [tag, text] as const)),
  );
  const fileRows = body.rows
    .map((row) => fileRow(row, assignedControls, printedByTag))
    .filter(({ keys }) => keys.size > 0);
  const alignment = alignRows(printedRows, fileRows);
  if (!alignment) return null;
  const matchedConditionalParts = new Set(
    alignment.matchedRows.map(({ conditionalPart }) => conditionalPart),
  );
  const isMissing = ({ isRequired, conditionalPart }: PrintedRow) =>
    isRequired && (conditionalPart === null || matchedConditionalParts.has(conditionalPart));
  const differences = alignment.hunks.flatMap((hunk) => differencesOfHunk(hunk, isMissing));
  return differences.length > maxDifferences ? null : differences;
}
