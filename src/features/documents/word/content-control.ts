import { BuilderElement, type IXmlableObject, type ParagraphChild, SymbolRun, XmlComponent } from 'docx';
import type { Field } from '../field.ts';
import { regions } from '../regions.ts';
import { isIsoDate } from '../rules/date.ts';
import type { Shown } from '../values.ts';
import { placeholderName } from './placeholders.ts';

// Content controls (ECMA-376, 17.5.2): what a person tabs through in Word, each named after its field.

/** What Word's dialog lets be typed as a title or a tag; the standard has no limit. */
const longestName = 64;

/** An element as docx writes it: its attributes under `_attr`, then its children. */
type Xml = IXmlableObject;

const attributes = (names: Readonly<Record<string, string>>): Xml => ({ _attr: names });
const empty = (name: string): Xml => ({ [name]: {} });
const valued = (name: string, value: string): Xml => ({ [name]: attributes({ 'w:val': value }) });

/** Written at once: each of a hundred controls would otherwise be ten components to visit. */
class ControlProperties extends XmlComponent {
  readonly #children: readonly Xml[];

  constructor(children: readonly Xml[]) {
    super('w:sdtPr');
    this.#children = children;
  }

  override prepForXml(): Xml {
    return { 'w:sdtPr': this.#children };
  }
}

function dropDown(options: readonly { readonly value: string; readonly label: string }[]): Xml {
  return {
    'w:dropDownList': options.map(({ value, label }) => ({
      'w:listItem': attributes({ 'w:displayText': label, 'w:value': value }),
    })),
  };
}

const regionList = dropDown(regions.map((region) => ({ value: region, label: region })));

const dateFormats = { short: 'dd-MM-yyyy', long: "d 'de' MMMM 'de' yyyy" } as const;

function datePicker(print: 'short' | 'long', value: string): Xml {
  return {
    'w:date': [
      ...(isIsoDate(value) ? [attributes({ 'w:fullDate': `${value}T00:00:00Z` })] : []),
      valued('w:dateFormat', dateFormats[print]),
      valued('w:lid', 'es-CL'),
      valued('w:storeMappedDataAs', 'dateTime'),
      valued('w:calendar', 'gregorian'),
    ],
  };
}

/** How Word lets a field be completed. */
export function controlFor(field: Field, value: string): Control['kind'] {
  switch (field.kind) {
    case 'date':
      return datePicker(field.print, value);
    case 'region':
      return regionList;
    case 'choice':
      return dropDown(field.options);
    case 'text':
      return field.multiline ? { 'w:text': attributes({ 'w:multiLine': '1' }) } : 'text';
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
  readonly kind: Xml | 'text';
  /** How what is typed into it looks. */
  readonly marks?: RunLook;
  readonly shown?: Shown;
}

/**
 * Word's Tab key goes from plain text to the next control. LibreOffice 7.4 takes bold away from plain text, so what
 * is bold is rich text (no element at all), where Tab types a tab; most of it is in tables, where Tab moves on anyway.
 */
function kindElement(kind: Control['kind'], { bold, italics }: RunLook): readonly Xml[] {
  if (kind !== 'text') return [kind];
  return bold || italics ? [] : [empty('w:text')];
}

function runProperties({ bold, italics }: RunLook): readonly Xml[] {
  if (!bold && !italics) return [];
  return [{ 'w:rPr': [...(bold ? [empty('w:b')] : []), ...(italics ? [empty('w:i')] : [])] }];
}

/** Back to its line when it is emptied in Word; without the part's name Word would print a prompt of its own. */
function placeholder(width: number): readonly Xml[] {
  return [{ 'w:placeholder': [valued('w:docPart', placeholderName(width))] }, empty('w:showingPlcHdr')];
}

/** A run-level content control around these runs; the order of its properties is that of the schema. */
export function contentControl(
  { title, tag, kind, marks = {}, shown }: Control,
  runs: readonly XmlComponent[],
): ParagraphChild {
  const properties = new ControlProperties([
    ...runProperties(marks),
    valued('w:alias', title.slice(0, longestName)),
    valued('w:tag', tag.slice(0, longestName)),
    ...(shown?.blank ? placeholder(shown.width) : []),
    ...kindElement(kind, marks),
  ]);
  const content = new BuilderElement({ name: 'w:sdtContent', children: runs });
  const control = new BuilderElement({ name: 'w:sdt', children: [properties, content] });
  // A paragraph takes any XmlComponent; docx's list of its children has no name for this one.
  return control as ParagraphChild;
}

const boxFont = 'MS Gothic';

/** A box to click; an X in it, as on paper. */
export function checkBox(title: string, tag: string, checked: boolean): ParagraphChild {
  const state = (name: string, char: string): Xml => ({
    [name]: attributes({ 'w14:val': char, 'w14:font': boxFont }),
  });
  const kind = {
    'w14:checkbox': [
      { 'w14:checked': attributes({ 'w14:val': checked ? '1' : '0' }) },
      state('w14:checkedState', '2612'),
      state('w14:uncheckedState', '2610'),
    ],
  };
  const symbol = new SymbolRun({ char: checked ? '2612' : '2610', symbolfont: boxFont });
  return contentControl({ title, tag, kind }, [symbol]);
}
