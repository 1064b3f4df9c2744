import {
  BuilderElement,
  CheckBoxUtil,
  EmptyElement,
  type ParagraphChild,
  StringValueElement,
  SymbolRun,
  type XmlComponent,
} from 'docx';
import type { Field } from '../field.ts';
import { regions } from '../regions.ts';
import { isIsoDate } from '../rules/date.ts';
import type { Shown } from '../values.ts';
import { placeholderName } from './placeholders.ts';

// Content controls (ECMA-376, 17.5.2): what a person tabs through in Word, each named after its field.

/** What Word's dialog lets be typed as a title or a tag; the standard has no limit. */
const longestName = 64;

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly XmlComponent[] = [],
): XmlComponent {
  return new BuilderElement<Record<string, string>>({
    name,
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, { key, value }])),
    children,
  });
}

function dropDown(options: readonly { readonly value: string; readonly label: string }[]): XmlComponent {
  return element(
    'w:dropDownList',
    {},
    options.map(({ value, label }) => element('w:listItem', { 'w:displayText': label, 'w:value': value })),
  );
}

const dateFormats = { short: 'dd-MM-yyyy', long: "d 'de' MMMM 'de' yyyy" } as const;

function datePicker(print: 'short' | 'long', value: string): XmlComponent {
  return element('w:date', isIsoDate(value) ? { 'w:fullDate': `${value}T00:00:00Z` } : {}, [
    new StringValueElement('w:dateFormat', dateFormats[print]),
    new StringValueElement('w:lid', 'es-CL'),
    new StringValueElement('w:storeMappedDataAs', 'dateTime'),
    new StringValueElement('w:calendar', 'gregorian'),
  ]);
}

/** How Word lets a field be completed. */
export function controlFor(field: Field, value: string): Control['kind'] {
  switch (field.kind) {
    case 'date':
      return datePicker(field.print, value);
    case 'region':
      return dropDown(regions.map((region) => ({ value: region, label: region })));
    case 'choice':
      return dropDown(field.options);
    case 'text':
      return field.multiline ? element('w:text', { 'w:multiLine': '1' }) : 'text';
    default:
      return 'text';
  }
}

export interface RunLook {
  readonly bold?: true;
  readonly italics?: true;
}

interface Control {
  /** The field's label: what Word shows on the control. */
  readonly title: string;
  /** The field's key, the same at each of its places. */
  readonly tag: string;
  /** What makes it a list, a date picker, a box; `text` is a line of text. */
  readonly kind: XmlComponent | 'text';
  /** How what is typed into it looks. */
  readonly marks?: RunLook;
  readonly shown?: Shown;
}

/**
 * Word's Tab key goes from plain text to the next control. LibreOffice 7.4 takes bold away from plain text, so what
 * is bold is rich text (no element at all), where Tab types a tab; most of it is in tables, where Tab moves on anyway.
 */
function kindElement(kind: Control['kind'], { bold, italics }: RunLook): readonly XmlComponent[] {
  if (kind !== 'text') return [kind];
  return bold || italics ? [] : [new EmptyElement('w:text')];
}

function runProperties({ bold, italics }: RunLook): readonly XmlComponent[] {
  if (!bold && !italics) return [];
  return [
    element('w:rPr', {}, [
      ...(bold ? [new EmptyElement('w:b')] : []),
      ...(italics ? [new EmptyElement('w:i')] : []),
    ]),
  ];
}

/** Back to its line when it is emptied in Word; without the part's name Word would print a prompt of its own. */
function placeholder(width: number): readonly XmlComponent[] {
  return [
    element('w:placeholder', {}, [new StringValueElement('w:docPart', placeholderName(width))]),
    new EmptyElement('w:showingPlcHdr'),
  ];
}

/** A run-level content control around these runs; the order of its properties is that of the schema. */
export function contentControl(
  { title, tag, kind, marks = {}, shown }: Control,
  runs: readonly XmlComponent[],
): ParagraphChild {
  const control = element('w:sdt', {}, [
    element('w:sdtPr', {}, [
      ...runProperties(marks),
      new StringValueElement('w:alias', title.slice(0, longestName)),
      new StringValueElement('w:tag', tag.slice(0, longestName)),
      ...(shown?.blank ? placeholder(shown.width) : []),
      ...kindElement(kind, marks),
    ]),
    element('w:sdtContent', {}, runs),
  ]);
  // A paragraph takes any XmlComponent; docx's list of its children has no name for this one.
  return control as ParagraphChild;
}

/** A box to click; an X in it, as on paper. */
export function checkBox(title: string, tag: string, checked: boolean): ParagraphChild {
  const kind = new CheckBoxUtil({ checked });
  const symbol = new SymbolRun({ char: checked ? '2612' : '2610', symbolfont: 'MS Gothic' });
  return contentControl({ title, tag, kind }, [symbol]);
}
