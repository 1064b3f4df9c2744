import { hasSameAnswers } from '../form/drafts/files/draft-file.ts';
import { comparable } from '../model/comparing.ts';
import type { Template } from '../model/document.ts';
import { termOf } from '../model/earlier-terms.ts';
import { isSameTerm, joinedTerms, type Term } from '../model/next-year.ts';
import { given } from '../model/values.ts';
import type { EarlierDocument } from './earlier-table.ts';

/** A person's last document, with facts about all of their documents. Becomes one row. */
export type EarlierPerson = {
  readonly last: EarlierDocument;
  /** Periods of the documents, and earlier periods that the documents record, the last one first. */
  readonly terms: readonly Term[];
  /** Numbers of the person's documents. */
  readonly numbers: readonly number[];
};

type Dated = { readonly document: EarlierDocument; readonly term: Term | null };

/** Returns ID number and name as one text; '' if one of them is blank. */
function personIn({ values }: EarlierDocument, { spreadsheet, subject }: Template): string {
  const [identity = '', name = ''] = [spreadsheet.identity, subject.key].map((key) =>
    comparable(given(values, key)),
  );
  return identity === '' || name === '' ? '' : `${identity}\n${name}`;
}

/** True if two documents can share a row, because they are copies or have different periods. */
function canShareRow(one: Dated, other: Dated, { productId }: Template): boolean {
  const isCopy = hasSameAnswers(
    { productId, values: one.document.values },
    { productId, values: other.document.values },
  );
  return isCopy || (one.term !== null && other.term !== null && !isSameTerm(one.term, other.term));
}

function isLater(one: Term | null, other: Term | null): boolean {
  return one !== null && (other === null || one.end > other.end);
}

/**
 * Groups documents by person. They must have the same ID number and the same name. Two different documents of the same
 * period get separate rows, because only a person knows which one is valid.
 */
export function peopleOf(
  template: Template,
  documents: readonly EarlierDocument[],
): readonly EarlierPerson[] {
  const rows: { readonly person: string; readonly all: Dated[] }[] = [];
  for (const document of documents) {
    const dated: Dated = { document, term: termOf(template, document.values) };
    const person = personIn(document, template);
    const row = rows.find(
      (known) =>
        person !== '' &&
        known.person === person &&
        known.all.every((other) => canShareRow(dated, other, template)),
    );
    if (row) row.all.push(dated);
    else rows.push({ person, all: [dated] });
  }
  return rows.map(({ all }) => {
    const [first, ...others] = all.toSorted((one, other) =>
      isLater(one.term, other.term) ? -1 : isLater(other.term, one.term) ? 1 : 0,
    );
    if (!first) throw new Error('A row without a document');
    const dated = [first, ...others];
    const own = dated.flatMap(({ term }) => term ?? []);
    return {
      last: first.document,
      terms: joinedTerms(
        own,
        dated.flatMap(({ document }) => document.earlier ?? []),
      ),
      numbers: all.map(({ document }) => document.number),
    };
  });
}
