// Reads earlier documents as rows. Each row is next year's document for the person of the earlier document.
import { nextYearCopy } from '../../../content/documents/next-year-copy.ts';
import type { ChangedAnswers } from '../form/drafts/draft.ts';
import { fieldsOf, type Template, type Values } from '../model/document.ts';
import { earlierTermWarnings, nextYearAnswers } from '../model/earlier-terms.ts';
import { type NextYear, type Term, termInWords } from '../model/next-year.ts';
import { readTyped, type UnreadableCell } from './cell.ts';
import { groupByPerson } from './earlier-people.ts';
import { type EarlierDocument, type EarlierTable, onlySheetIndex } from './earlier-table.ts';
import { computeFigures, type RowFigure } from './figures.ts';
import { type RowAnswers, removeUnanswered } from './row-answers.ts';
import { cacheRows, type RowReader, reviewRow } from './rows.ts';

type NextYearInputs = {
  readonly template: Template;
  readonly nextYear: NextYear;
  /** Answers typed once for all rows, by key. */
  readonly typed: EarlierTable['typed'];
  /** 'YYYY-MM-DD' in the user's time zone. */
  readonly today: string;
};

const noKeys: ReadonlySet<string> = new Set();

/**
 * Returns the answers of the next document. Changes take precedence over the earlier document, which takes precedence
 * over answers typed for all rows. A confirmation is stored as a change that repeats the earlier answer.
 */
function answersOf(
  { values: earlierValues }: EarlierDocument,
  changes: ChangedAnswers,
  { template, nextYear, typed, today }: NextYearInputs,
): RowAnswers {
  const nextAnswers = nextYearAnswers(nextYear, earlierValues);
  const values: Record<string, string> = {};
  const sources: Record<string, RowAnswers['sources'][string]> = {};
  const unreadableCells = new Map<string, UnreadableCell>();
  for (const field of fieldsOf(template)) {
    const { key, preset } = field;
    // If the earlier document has no answer, it prints the preset, such as 44 hours.
    const earlierAnswer = nextAnswers[key] ?? (nextYear.clearedKeys.includes(key) ? undefined : preset);
    const isShifted = nextYear.shiftedKeys.includes(key) && earlierAnswer !== earlierValues[key];
    const change = changes[key];
    const text = change === undefined && earlierAnswer === undefined ? typed[key] : change;
    if (typeof text === 'string') {
      const reading = readTyped(field, text, today);
      if ('unreadable' in reading) unreadableCells.set(key, reading.unreadable);
      else {
        values[key] = reading.answer ?? '';
        sources[key] = values[key] === earlierAnswer && !isShifted ? 'confirmed' : 'corrected';
      }
    } else if (change === undefined && earlierAnswer !== undefined) {
      values[key] = earlierAnswer;
      sources[key] = isShifted ? 'proposed' : 'earlier';
    }
  }
  return {
    ...removeUnanswered(template, values, sources),
    unreadableCells,
    originalNames: {},
    keysBlankInSheet: noKeys,
    keysAwaitingColumn: noKeys,
  };
}

function earlierFigure([lastTerm, ...earlierTerms]: readonly Term[], { subject }: Template): RowFigure {
  return {
    label: nextYearCopy.earlierDocument(subject.noun),
    width: 'normal',
    text: lastTerm ? termInWords(lastTerm) : '',
    caption: earlierTerms.length === 0 ? null : nextYearCopy.otherTerms(earlierTerms.map(termInWords)),
    unconfirmedLabel: null,
    fingerprint: '',
  };
}

export function unconfirmedKeys(
  { values, sources }: RowAnswers,
  { keysToConfirm }: NextYear,
): readonly string[] {
  return keysToConfirm.filter((key) => sources[key] === 'earlier' && (values[key] ?? '') !== '');
}

export function confirmationChanges(answers: RowAnswers, nextYear: NextYear): Values {
  return Object.fromEntries(unconfirmedKeys(answers, nextYear).map((key) => [key, answers.values[key]]));
}

export function nextYearReader(documents: readonly EarlierDocument[], inputs: NextYearInputs): RowReader {
  const { template, nextYear, today } = inputs;
  const people = groupByPerson(template, documents);
  return {
    template,
    today,
    sheet: onlySheetIndex,
    rowNumbers: people.map(({ lastDocument }) => lastDocument.number),
    read: cacheRows((index, changes) => {
      const person = people[index];
      if (!person) throw new Error(`No person at index ${index}`);
      const answers = answersOf(person.lastDocument, changes, inputs);
      const { terms } = person;
      const row = reviewRow(template, answers, today, {
        warnings: earlierTermWarnings(template, answers.values, terms),
        figures: [earlierFigure(terms, template), ...computeFigures(answers, template, nextYear.figures)],
      });
      return { ...row, draftData: { earlier: terms, unconfirmed: unconfirmedKeys(answers, nextYear) } };
    }),
  };
}
