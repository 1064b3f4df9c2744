import { regions } from '../../../../platform/chile/regions.ts';
import { notApplicableMark } from '../../model/amount.ts';
import { flattenBlocks } from '../../model/conditional.ts';
import { fieldsOf, type Template, type Values, type WordAnswers } from '../../model/document.ts';
import { type Field, labelOf, no, yes } from '../../model/field.ts';
import { parseOnBlur } from '../../model/input.ts';
import { doesApply, isBlank, isSameAnswer, maxAnswerLength, proposalOf } from '../../model/values.ts';
import type { Body } from './body.ts';
import { type AssignedControls, type ControlPlace, controlPlaces, shownBlocks } from './places.ts';
import { fileTextOf, inferAnswer } from './words.ts';

type Reading =
  | { readonly kind: 'answer'; readonly value: string }
  /** The file has «—», so the field does not apply. */
  | { readonly kind: 'notApplicable' }
  /**
   * The field's controls contradict each other, or their text can't be stored as an answer. The page lists the field as
   * unreadable.
   */
  | { readonly kind: 'doubtful' }
  | { readonly kind: 'missing' };

const doubtfulReading: Reading = { kind: 'doubtful' };

const equalsIgnoringCase = (label: string, text: string) => label.toLowerCase() === text.trim().toLowerCase();

/**
 * Maximum characters of a text to parse. It is far above the maximum of an answer, because parsing removes spaces and
 * blank lines.
 */
const maxTextLength = 20 * maxAnswerLength;

/**
 * Returns the value to store; null if the text can't be stored as an answer. The form may report a problem with a
 * stored value.
 */
function parseAnswer(field: Field, text: string, today: string): string | null {
  if (text.length > maxTextLength) return null;
  if (field.kind === 'region') return regions.find((region) => equalsIgnoringCase(region, text)) ?? null;
  if (field.kind === 'choice')
    return field.options.find(({ label }) => equalsIgnoringCase(label, text))?.value ?? null;
  const value = parseOnBlur(field, text, today);
  return value.length > maxAnswerLength ? null : value;
}

function toSingleAnswer(answers: readonly (string | null)[], fallback: string): Reading {
  const [value = fallback, ...otherAnswers] = new Set(answers);
  return value === null || otherAnswers.length > 0 ? doubtfulReading : { kind: 'answer', value };
}

/** Returns the answer for an unticked box: `no` if the box has a proposal, which could tick it; otherwise ''. */
const untickedAnswer = ({ proposal }: Field) => (proposal ? no : '');

export type WordFile = {
  readonly body: Body;
  readonly assignedControls: AssignedControls;
  readonly boundTexts: ReadonlyMap<string, string>;
  /** 'YYYY-MM-DD' in the user's time zone. */
  readonly today: string;
};

/**
 * Reads a field's answer from its controls. Programs that support data binding write a change to all controls and to
 * the custom XML part (ISO/IEC 29500-1, 17.5.2.6). Other programs change only the control where somebody types, and
 * leave the custom XML part as it is. So if the controls have different texts, the answer is the text that differs from
 * the part.
 */
function readTexts(field: Field, { assignedControls, boundTexts, today }: WordFile): Reading {
  const controls = assignedControls.controlsByTag.get(field.key) ?? [];
  const boundText = boundTexts.get(field.key) ?? '';
  const texts = controls.map(({ text }) => text).filter((text) => text !== '');
  if (controls.length === 0 && boundText === '') return { kind: 'missing' };
  if (field.appliesIf && texts.length > 0 && texts.every((text) => text === notApplicableMark))
    return { kind: 'notApplicable' };
  const values = [
    ...new Set((controls.length > 0 ? texts : [boundText]).map((text) => parseAnswer(field, text, today))),
  ];
  const boundValue = values.length > 1 && boundText !== '' ? parseAnswer(field, boundText, today) : undefined;
  return toSingleAnswer(
    values.filter((value) => value !== boundValue),
    '',
  );
}

function readBoxes(field: Field, places: readonly ControlPlace[], { assignedControls }: WordFile): Reading {
  const boxes = places.flatMap(({ tag, option = yes }) =>
    (assignedControls.controlsByTag.get(tag) ?? []).map(({ isTicked }) => ({ option, isTicked })),
  );
  if (boxes.length === 0) return { kind: 'missing' };
  if (boxes.some(({ isTicked }) => isTicked === null)) return doubtfulReading;
  const tickedBoxes = boxes.filter(({ isTicked }) => isTicked);
  const isUndecided = field.kind === 'check' && tickedBoxes.length > 0 && tickedBoxes.length < boxes.length;
  return isUndecided
    ? doubtfulReading
    : toSingleAnswer(
        tickedBoxes.map(({ option }) => option),
        untickedAnswer(field),
      );
}

function readField(field: Field, places: readonly ControlPlace[], file: WordFile): Reading {
  const hasBoxes = field.kind === 'check' || places.some(({ option }) => option !== undefined);
  const reading = hasBoxes ? readBoxes(field, places, file) : readTexts(field, file);
  const isUncertain =
    reading.kind === 'missing' && places.some(({ tag }) => file.assignedControls.ambiguousTags.has(tag));
  return isUncertain ? doubtfulReading : reading;
}

/**
 * Removes answers that equal the template's proposals. Without an answer, the document prints the proposal, which still
 * changes with the answers on which it depends.
 */
function removeProposedAnswers(fields: readonly Field[], answers: Values): Values {
  const values: Record<string, string | undefined> = { ...answers };
  const answeredFields = fields.filter(({ key }) => answers[key] !== undefined);
  for (const field of answeredFields) {
    if (isSameAnswer(field, proposalOf(field, values), answers[field.key])) delete values[field.key];
  }
  const changedFields = () =>
    answeredFields.filter(
      (field) => !isSameAnswer(field, values[field.key] ?? proposalOf(field, values), answers[field.key]),
    );
  // Removing an answer may change the proposal for another field whose answer was removed, too. Restore the other
  // answer. This may change further proposals, so repeat.
  for (let fieldsToRestore = changedFields(); fieldsToRestore.length > 0; fieldsToRestore = changedFields()) {
    for (const { key } of fieldsToRestore) values[key] = answers[key];
  }
  return values;
}

export function readAnswers(file: WordFile, template: Template): WordAnswers {
  const fields = fieldsOf(template);
  const allPlaces = controlPlaces(template, flattenBlocks(template.blocks));
  const placesFor = (field: Field) => allPlaces.filter((place) => place.field === field);
  const readings = new Map<Field, Reading>();
  const answers: Record<string, string> = {};
  for (const field of fields) {
    const places = placesFor(field);
    if (places.length === 0) continue;
    const reading = readField(field, places, file);
    readings.set(field, reading);
    if (reading.kind === 'answer') answers[field.key] = reading.value;
  }
  const fileText = fileTextOf(file.body, file.assignedControls, template);
  // If nobody filled in the document, it has the words of the blank document. «No answer» is then likelier than an
  // answer that prints the same words.
  const noAnswerPosition = isBlank(removeProposedAnswers(fields, answers)) ? 'first' : 'last';
  for (const field of fields.filter((candidate) => !readings.has(candidate))) {
    const answer = inferAnswer(field, fileText, answers, noAnswerPosition);
    if (answer === null) readings.set(field, doubtfulReading);
    else if (answer !== undefined) answers[field.key] = answer;
  }
  const values = removeProposedAnswers(fields, answers);
  const shownFields = new Set(
    controlPlaces(template, shownBlocks(template, values)).map((place) => place.field),
  );
  const unreadFields = fields.filter((field) => {
    const kind = readings.get(field)?.kind;
    if (kind === 'notApplicable' || kind === 'missing')
      return shownFields.has(field) && doesApply(field, values);
    return kind === 'doubtful';
  });
  return {
    values,
    unreadableLabels: unreadFields.map((field) => labelOf(field, values)),
  };
}
