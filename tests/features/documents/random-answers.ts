import fc from 'fast-check';
import { notApplicable, notApplicableMark } from '../../../src/features/documents/model/amount.ts';
import { addDays } from '../../../src/features/documents/model/date.ts';
import { fieldsOf, type Template, type Values } from '../../../src/features/documents/model/document.ts';
import { type Field, no, yes } from '../../../src/features/documents/model/field.ts';
import { formatDuration, formatTime } from '../../../src/features/documents/model/hours.ts';
import { parseOnBlur } from '../../../src/features/documents/model/input.ts';
import { regions } from '../../../src/platform/chile/regions.ts';
import { formatRut, isRut } from '../../../src/platform/chile/rut.ts';
import { today } from './read-back.ts';

const anyText = fc.string({ unit: 'grapheme', maxLength: 60 });
const anyMinutes = (max: number) => fc.integer({ min: 0, max });
const rutBody = fc.integer({ min: 1_000_000, max: 99_999_999 });
const rut = rutBody.map((number) => {
  const validRut = [...'0123456789K']
    .map((digit) => `${number}-${digit}`)
    .find((candidate) => isRut(candidate));
  return formatRut(validRut ?? '');
});

function validAnswer(field: Field): fc.Arbitrary<string> {
  switch (field.kind) {
    case 'rut':
      return rut;
    case 'region':
      return fc.constantFrom(...regions);
    case 'choice':
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case 'check':
      return fc.constantFrom(yes, no);
    case 'date':
      return fc.integer({ min: 0, max: 80_000 }).map((days) => addDays('1950-01-01', days));
    case 'money':
      return fc.oneof(fc.constant(notApplicable), fc.maxSafeNat().map(String));
    case 'integer':
      return fc.integer({ min: field.range[0], max: Math.min(field.range[1], 1e9) }).map(String);
    case 'year':
      return fc.integer({ min: 1900, max: 2199 }).map(String);
    case 'time':
      return anyMinutes(24 * 60 - 1).map(formatTime);
    case 'duration':
      return anyMinutes(99 * 60).map(formatDuration);
    default:
      return anyText;
  }
}

/**
 * Generates stored answers to the field, mostly valid ones. None prints like a blank or like a field that doesn't
 * apply.
 */
function storedAnswer(field: Field): fc.Arbitrary<string> {
  const anyAnswer =
    field.kind === 'choice' || field.kind === 'region' || field.kind === 'check'
      ? validAnswer(field)
      : anyText;
  return fc
    .oneof({ weight: 8, arbitrary: validAnswer(field) }, { weight: 1, arbitrary: anyAnswer })
    .map((answer) => parseOnBlur(field, parseOnBlur(field, answer, today), today))
    .filter((answer) => !/^[_\s]*$/.test(answer) && answer !== notApplicableMark);
}

/** Generates answers to most fields. Some presets and proposals are cleared by an answer of ''. */
export function randomAnswers(template: Template): fc.Arbitrary<Values> {
  const answer = (field: Field) => {
    // Always choose an option. If none is chosen, the document may still print the words of one option, which would be
    // read back as an answer.
    if (field.kind === 'choice' && field.unprinted) return validAnswer(field);
    const canBeCleared = field.kind !== 'check' && (field.preset ?? field.proposal) !== undefined;
    return fc.oneof(
      { weight: 6, arbitrary: storedAnswer(field) },
      { weight: 1, arbitrary: fc.constant(undefined) },
      { weight: canBeCleared ? 1 : 0, arbitrary: fc.constant('') },
    );
  };
  return fc.record(Object.fromEntries(fieldsOf(template).map((field) => [field.key, answer(field)])));
}
