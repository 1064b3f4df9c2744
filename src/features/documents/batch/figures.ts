// Computes the figures of a row, such as pay and dates, and determines which of them the user must confirm.
import { figureCopy } from '../../../content/documents/batch-rows-copy.ts';
import { sourceCopy } from '../../../content/documents/complete-copy.ts';
import { sourceCaption } from '../form/review/source-mark.tsx';
import type { AnswerSource } from '../model/answer-source.ts';
import { fieldOf, type Template } from '../model/document.ts';
import { labelOf } from '../model/field.ts';
import type { FigureColumn } from '../model/spreadsheet.ts';
import { readerOf } from '../model/values.ts';
import { type RowAnswers, sourceOf } from './row-answers.ts';

export type RowFigure = {
  readonly label: string;
  readonly width: 'narrow' | 'normal' | 'wide';
  /** Figure as the document prints it; '' if it is unknown. */
  readonly text: string;
  /** Spanish note on the source of the text, or on the reason for a blank; null if there is nothing to note. */
  readonly caption: string | null;
  /** Spanish text that the row shows until the user confirms the figure; null if the figure needs no confirmation. */
  readonly unconfirmedLabel: string | null;
  /** Identifies the answers to which a confirmation applies. */
  readonly fingerprint: string;
};

/** Sources from the least to the most certain. */
const sourcesByDoubt: readonly AnswerSource[] = [
  'document',
  'earlier',
  'school',
  'proposed',
  'corrected',
  'confirmed',
  'sheet',
];

/** Returns the caption of an answer's source; null if the sheet gave the answer or the user confirmed it. */
function rowSourceCaption(source: AnswerSource | null, noun: string): string | null {
  return source === 'corrected' ? sourceCopy.corrected : sourceCaption(source, noun);
}

function figureCaption(
  figure: FigureColumn,
  text: string,
  answers: RowAnswers,
  template: Template,
): string | null {
  const { keys, unshownFields, incompleteCaption = null } = figure;
  const sourceOfKey = (key: string) => sourceOf(answers, template, key);
  if (text === '') {
    if (keys.some((key) => answers.keysAwaitingColumn.has(key))) return figureCopy.columnMissing;
    if (keys.some((key) => answers.keysBlankInSheet.has(key))) return figureCopy.blankInSheet;
    return keys.some((key) => sourceOfKey(key) !== null) ? incompleteCaption : null;
  }
  const hiddenKeys = new Set(unshownFields?.keys);
  const visibleKeys = keys.filter((key) => !hiddenKeys.has(key));
  const leastCertainSource =
    sourcesByDoubt.find((candidate) => visibleKeys.some((key) => sourceOfKey(key) === candidate)) ?? null;
  const [firstKey, ...otherKeys] = visibleKeys.filter((key) => sourceOfKey(key) === leastCertainSource);
  // If only one of several answers has that source, name it: «Fecha de inicio: del otro contrato».
  const captionNamesAnswer = firstKey !== undefined && otherKeys.length === 0 && visibleKeys.length > 1;
  // Show the source `earlier` only for figures that the user must confirm, because most answers have that source.
  const hidesSource = leastCertainSource === 'earlier' && figure.unconfirmedCaptions.earlier === undefined;
  const sourceNote = hidesSource ? null : rowSourceCaption(leastCertainSource, template.subject.noun);
  const caption =
    sourceNote !== null && captionNamesAnswer
      ? `${labelOf(fieldOf(template, firstKey), answers.values)}: ${sourceNote}`
      : sourceNote;
  return (
    caption ??
    (unshownFields?.keys.some((key) => sourceOfKey(key) === 'proposed') ? unshownFields.proposed : null)
  );
}

export function computeFigures(
  answers: RowAnswers,
  template: Template,
  figures: readonly FigureColumn[] = template.spreadsheet.figures,
): readonly RowFigure[] {
  const read = readerOf(template, answers.values);
  return figures.map((figure) => {
    const { label, width, keys, format, unconfirmedCaptions } = figure;
    const sources = new Set(keys.map((key) => sourceOf(answers, template, key)));
    // If the answers have different sources, the first label in this order applies.
    const labels = [
      sources.has('document') ? unconfirmedCaptions.document : undefined,
      sources.has('earlier') ? unconfirmedCaptions.earlier : undefined,
      sources.has('proposed') ? unconfirmedCaptions.proposed : undefined,
    ];
    const text = format(read);
    return {
      label,
      width,
      text,
      caption: figureCaption(figure, text, answers, template),
      unconfirmedLabel: labels.find((candidate) => candidate !== undefined) ?? null,
      fingerprint: JSON.stringify(keys.map((key) => [read(key), sourceOf(answers, template, key)])),
    };
  });
}

/** Confirmations of a row: the fingerprint that each figure had when the user confirmed it, by the figure's label. */
export type Confirmations = { readonly [label: string]: string };

export function unconfirmedLabels(
  figures: readonly RowFigure[],
  confirmed: Confirmations = {},
): readonly string[] {
  const labels = figures.flatMap(({ label, unconfirmedLabel, fingerprint }) =>
    unconfirmedLabel === null || confirmed[label] === fingerprint ? [] : [unconfirmedLabel],
  );
  return [...new Set(labels)];
}

export function confirmationsOf(figures: readonly RowFigure[]): Confirmations {
  const figuresToConfirm = figures.filter(({ unconfirmedLabel }) => unconfirmedLabel !== null);
  return Object.fromEntries(figuresToConfirm.map(({ label, fingerprint }) => [label, fingerprint]));
}
