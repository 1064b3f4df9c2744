// Computes the figures of a row that a person signs off, and which of them await confirmation.
import { figureCopy } from '../../../content/documents/batch-rows-copy.ts';
import { sourceCopy } from '../../../content/documents/complete-copy.ts';
import { sourceCaption } from '../form/review/source-mark.tsx';
import type { AnswerSource } from '../model/answer-source.ts';
import { fieldOf, type Template } from '../model/document.ts';
import { labelOf } from '../model/field.ts';
import type { Figure } from '../model/spreadsheet.ts';
import { readerOf } from '../model/values.ts';
import { type RowAnswers, sourceOf } from './row-answers.ts';

export type RowFigure = {
  readonly label: string;
  readonly width: 'narrow' | 'normal' | 'wide';
  /** The figure as the document prints it; '' while it is unknown. */
  readonly text: string;
  /** Source of the text or reason why it is blank, in Spanish; null for the sheet, and for a plain blank. */
  readonly caption: string | null;
  /** State of the row until a person confirms the figure; null if nothing needs confirmation. */
  readonly state: string | null;
  /** Identifies the answers that a confirmation covers. */
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

/** Returns the caption of an answer's source; null for the sheet. */
function captionOf(source: AnswerSource | null, noun: string): string | null {
  return source === 'corrected' ? sourceCopy.corrected : sourceCaption(source, noun);
}

function figureCaption(figure: Figure, text: string, answers: RowAnswers, template: Template): string | null {
  const { keys, companions, incomplete = null } = figure;
  const source = (key: string) => sourceOf(answers, template, key);
  if (text === '') {
    if (keys.some((key) => answers.asked.has(key))) return figureCopy.asked;
    if (keys.some((key) => answers.blankInSheet.has(key))) return figureCopy.blankInSheet;
    return keys.some((key) => source(key) !== null) ? incomplete : null;
  }
  const hidden = new Set(companions?.keys);
  const shown = keys.filter((key) => !hidden.has(key));
  const leastSure = sourcesByDoubt.find((each) => shown.some((key) => source(key) === each)) ?? null;
  const [first, ...others] = shown.filter((key) => source(key) === leastSure);
  // If one answer of several has that source, the caption names it: «Fecha de inicio: del otro contrato».
  const isPart = first !== undefined && others.length === 0 && shown.length > 1;
  // An earlier document's answers are marked only where a person confirms them: all but a few come from there.
  const isPlain = leastSure === 'earlier' && figure.unconfirmed.earlier === undefined;
  const whole = isPlain ? null : captionOf(leastSure, template.subject.noun);
  const caption =
    whole !== null && isPart ? `${labelOf(fieldOf(template, first), answers.values)}: ${whole}` : whole;
  return caption ?? (companions?.keys.some((key) => source(key) === 'proposed') ? companions.proposed : null);
}

/** @param figures default to those of lists with one row per document */
export function figuresOf(
  answers: RowAnswers,
  template: Template,
  figures: readonly Figure[] = template.spreadsheet.figures,
): readonly RowFigure[] {
  const read = readerOf(template, answers.values);
  return figures.map((figure) => {
    const { label, width, keys, show, unconfirmed } = figure;
    const sources = new Set(keys.map((key) => sourceOf(answers, template, key)));
    // If some answers are proposed and others come from another document, the first state applies.
    const states = [
      sources.has('document') ? unconfirmed.document : undefined,
      sources.has('earlier') ? unconfirmed.earlier : undefined,
      sources.has('proposed') ? unconfirmed.proposed : undefined,
    ];
    const text = show(read);
    return {
      label,
      width,
      text,
      caption: figureCaption(figure, text, answers, template),
      state: states.find((state) => state !== undefined) ?? null,
      fingerprint: JSON.stringify(keys.map((key) => [read(key), sourceOf(answers, template, key)])),
    };
  });
}

/** Confirmations of a row: the fingerprint of each figure at the time of its confirmation, by the figure's label. */
export type Confirmed = { readonly [label: string]: string };

/** Returns the states of figures that nobody has confirmed with their current answers. */
export function unconfirmedStates(
  figures: readonly RowFigure[],
  confirmed: Confirmed = {},
): readonly string[] {
  const open = figures.flatMap(({ label, state, fingerprint }) =>
    state === null || confirmed[label] === fingerprint ? [] : [state],
  );
  return [...new Set(open)];
}

export function confirmationOf(figures: readonly RowFigure[]): Confirmed {
  const open = figures.filter(({ state }) => state !== null);
  return Object.fromEntries(open.map(({ label, fingerprint }) => [label, fingerprint]));
}
