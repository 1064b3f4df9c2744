import { hasSameAnswers } from '../form/drafts/files/draft-file.ts';
import { normalizeForComparison } from '../model/comparing.ts';
import type { Template } from '../model/document.ts';
import { termOf } from '../model/earlier-terms.ts';
import { isSameTerm, mergeTerms, type Term } from '../model/next-year.ts';
import { answerTo } from '../model/values.ts';
import type { EarlierDocument } from './earlier-table.ts';

/** The user's last document, with facts about all of their documents. Becomes one row. */
export type EarlierPerson = {
  readonly lastDocument: EarlierDocument;
  /** Periods of the documents, the last one first, and then earlier periods that the documents record. */
  readonly terms: readonly Term[];
  /** Numbers of the person's documents in the table. */
  readonly documentNumbers: readonly number[];
};

type DocumentWithTerm = { readonly document: EarlierDocument; readonly term: Term | null };

/** Returns ID number and name as one string; '' if one of them is blank. */
function personKey({ values }: EarlierDocument, { spreadsheet, subject }: Template): string {
  const [identity = '', name = ''] = [spreadsheet.uniqueKey, subject.key].map((key) =>
    normalizeForComparison(answerTo(values, key)),
  );
  return identity === '' || name === '' ? '' : `${identity}\n${name}`;
}

/** True if two documents can share a row, because they are copies or have different periods. */
function canShareRow(a: DocumentWithTerm, b: DocumentWithTerm, { productId }: Template): boolean {
  const isCopy = hasSameAnswers(
    { productId, values: a.document.values },
    { productId, values: b.document.values },
  );
  return isCopy || (a.term !== null && b.term !== null && !isSameTerm(a.term, b.term));
}

function isLater(a: Term | null, b: Term | null): boolean {
  return a !== null && (b === null || a.end > b.end);
}

/**
 * Groups documents by person. Documents of one person have the same ID number and the same name. Two different
 * documents of the same period get separate rows, because only the user knows which one is valid.
 */
export function groupByPerson(
  template: Template,
  documents: readonly EarlierDocument[],
): readonly EarlierPerson[] {
  const rows: { readonly identityKey: string; readonly group: DocumentWithTerm[] }[] = [];
  for (const document of documents) {
    const entry: DocumentWithTerm = { document, term: termOf(template, document.values) };
    const identityKey = personKey(document, template);
    const row = rows.find(
      (candidate) =>
        identityKey !== '' &&
        candidate.identityKey === identityKey &&
        candidate.group.every((existing) => canShareRow(entry, existing, template)),
    );
    if (row) row.group.push(entry);
    else rows.push({ identityKey, group: [entry] });
  }
  return rows.map(({ group }): EarlierPerson => {
    const [latestDocument, ...rest] = group.toSorted((a, b) =>
      isLater(a.term, b.term) ? -1 : isLater(b.term, a.term) ? 1 : 0,
    );
    if (!latestDocument) throw new Error('A group of documents is empty');
    const latestFirst = [latestDocument, ...rest];
    const terms = latestFirst.flatMap(({ term }) => term ?? []);
    return {
      lastDocument: latestDocument.document,
      terms: mergeTerms(
        terms,
        latestFirst.flatMap(({ document }) => document.earlier ?? []),
      ),
      documentNumbers: group.map(({ document }) => document.number),
    };
  });
}
