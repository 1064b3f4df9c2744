import { regions } from '../../../platform/chile/regions.ts';
import { daysBetween, isIsoDate } from '../model/date.ts';
import type { Template, Values } from '../model/document.ts';
import { type Field, yes } from '../model/field.ts';
import { parseDuration, parseTime } from '../model/hours.ts';
import { formatInput } from '../model/input.ts';
import { parseInteger } from '../model/number.ts';
import { doesApply, proposalOf } from '../model/values.ts';
import type { ExampleColumn, SheetCell } from './write-sheet.ts';

type SheetColumn = {
  readonly heading: string;
  readonly field: Field;
};

type SheetTemplate = Pick<Template, 'groups' | 'spreadsheet'>;

/**
 * Returns the columns of a spreadsheet for a template, in the form's order. Omits fields of lists: a list of twenty
 * people would need the columns of a person twenty times. A heading is the field's label. The group's title precedes
 * the label if two fields share the label, or if the label often has another meaning in spreadsheets.
 */
export function sheetColumns({ groups, spreadsheet }: SheetTemplate): readonly SheetColumn[] {
  const columns = groups
    .filter(({ rows }) => !rows)
    .flatMap(({ title, fields }) => fields.map((field) => ({ title, field })));
  const isAmbiguous = ({ key, label }: Field) =>
    spreadsheet.headingsToConfirm[key] !== undefined ||
    columns.filter(({ field }) => field.label === label).length > 1;
  return columns.map(({ title, field }) => ({
    heading: isAmbiguous(field) ? `${title}: ${field.label}` : field.label,
    field,
  }));
}

/** Returns the year of the next 1 March, when contracts begin. */
function nextTermYear(today: string): number {
  return Number(today.slice(0, 4)) + (today.slice(5) > '03-01' ? 1 : 0);
}

function exampleOf(field: Field, today: string): string {
  if (field.termSample) return field.termSample(nextTermYear(today), today);
  if (field.sample !== undefined) return field.sample;
  if (field.example !== '') return field.example;
  switch (field.kind) {
    case 'rut':
      return '11.111.111-1';
    case 'email':
      return 'nombre@correo.example';
    case 'phone':
      return '+56 9 1234 5678';
    case 'region':
      return regions[6];
    case 'date':
      return today;
    case 'money':
      return '100000';
    case 'integer':
      return String(field.range[0]);
    case 'year':
      return String(nextTermYear(today));
    case 'time':
      return '08:00';
    case 'duration':
      return '1:30';
    case 'check':
      return yes;
    case 'choice':
      return field.options[0]?.value ?? '';
    case 'text':
      return 'Ejemplo';
  }
}

/** Returns the template's proposal for each field, or a fictional answer if the field has no proposal. */
export function exampleValues(fields: readonly Field[], today: string): Values {
  const hasProposal = ({ preset, proposal }: Field) => preset !== undefined || proposal !== undefined;
  const examples = fields
    .filter((field) => !hasProposal(field))
    .map((field) => [field.key, exampleOf(field, today)]);
  const values: Values = Object.fromEntries(examples);
  const proposals = fields.filter(hasProposal).map((field) => {
    const proposal = proposalOf(field, values);
    // For a checkbox keep an empty proposal, because an unticked box is a valid example.
    return [field.key, proposal === '' && field.kind !== 'check' ? exampleOf(field, today) : proposal];
  });
  return { ...values, ...Object.fromEntries(proposals) };
}

const minutesOfDay = 24 * 60;

/** Day 0 in the serial numbers of spreadsheets. It is right for dates from March 1900 on. */
const dayZero = '1899-12-30';

/** Number of significant digits that spreadsheets store. */
const maxDigits = 15;

/**
 * Returns a cell with the number; with the text if there is no number, or if a spreadsheet would lose digits of the
 * number.
 */
function numberOrText(number: number | null, format: string, text: string): SheetCell {
  return number === null || text.length > maxDigits ? { value: text } : { value: number, format };
}

function toDayFraction(minutes: number | null): number | null {
  return minutes === null ? null : minutes / minutesOfDay;
}

export function toSheetCell(field: Field, value: string): SheetCell {
  switch (field.kind) {
    case 'date':
      return numberOrText(isIsoDate(value) ? daysBetween(dayZero, value) : null, 'dd-mm-yyyy', value);
    case 'time':
      return numberOrText(toDayFraction(parseTime(value)), 'hh:mm', value);
    case 'duration': {
      const fraction = toDayFraction(parseDuration(value));
      // Spreadsheets would treat a day or more as a date.
      return numberOrText(fraction !== null && fraction < 1 ? fraction : null, '[h]:mm', value);
    }
    case 'money':
      return numberOrText(parseInteger(value), '#,##0', formatInput(field, value));
    case 'integer':
      return numberOrText(parseInteger(value), '#,##0', value);
    case 'year':
      return numberOrText(parseInteger(value), '0', value);
    case 'choice':
      return { value: field.options.find((option) => option.value === value)?.label ?? value };
    case 'check':
      return { value: value === yes ? 'Sí' : 'No' };
    default:
      return { value };
  }
}

/** @param today 'YYYY-MM-DD' */
export function exampleColumns(template: SheetTemplate, today: string): readonly ExampleColumn[] {
  const columns = sheetColumns(template);
  const values = exampleValues(
    columns.map(({ field }) => field),
    today,
  );
  return columns.map(({ heading, field }) => ({
    heading,
    ...(doesApply(field, values) ? toSheetCell(field, values[field.key] ?? '') : { value: '' }),
  }));
}
