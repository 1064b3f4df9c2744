import type { ParagraphChild } from 'docx';
import { regions } from '../../../platform/chile/regions.ts';
import { isIsoDate } from '../model/date.ts';
import type { Field, PrintedValue } from '../model/field.ts';
import { bindingOf } from './data-binding.ts';
import { controlName } from './names.ts';
import { type Blank, blankText, placeholderName, spaceCountFor } from './placeholders.ts';
import { colors } from './styles.ts';
import { attributes, createParagraphChild, emptyElement, valueElement, type Xml } from './xml.ts';

// Writes content controls (ECMA-376, 17.5.2): the fields of a Word file that people fill in, and to which the Tab key
// moves.

function dropDown(options: readonly { readonly value: string; readonly label: string }[]): Xml {
  return {
    'w:dropDownList': options.map(({ value, label }) => ({
      'w:listItem': attributes({ 'w:displayText': label, 'w:value': value }),
    })),
  };
}

const regionList = dropDown(regions.map((region) => ({ value: region, label: region })));

const dateFormats = { short: 'dd-MM-yyyy', long: "d 'de' MMMM 'de' yyyy" } as const;

function datePicker(dateStyle: 'short' | 'long', value: string): Xml {
  return {
    'w:date': [
      ...(isIsoDate(value) ? [attributes({ 'w:fullDate': `${value}T00:00:00Z` })] : []),
      valueElement('w:dateFormat', dateFormats[dateStyle]),
      valueElement('w:lid', 'es-CL'),
      valueElement('w:storeMappedDataAs', 'dateTime'),
      valueElement('w:calendar', 'gregorian'),
    ],
  };
}

export function controlKind(field: Field, value: string): Control['kind'] {
  switch (field.kind) {
    case 'date':
      return datePicker(field.dateStyle, value);
    case 'region':
      return regionList;
    case 'choice':
      return dropDown(field.options);
    case 'text':
      return field.multiline ? 'rich' : 'text';
    default:
      return 'text';
  }
}

export type RunMarks = {
  readonly bold?: true;
  readonly italics?: true;
};

export type Control = {
  /** Number in decimal digits, unique among the controls of the file. */
  readonly id: string;
  /** Label of the field, which Word shows on the control. */
  readonly title: string;
  /** Key of the field. All controls of the same field have the same tag. */
  readonly tag: string;
  /**
   * Element that makes the control a list, a date picker or a checkbox; `text` for plain text, `rich` for text of
   * several lines.
   */
  readonly kind: Xml | 'text' | 'rich';
  readonly marks?: RunMarks;
  /** True if the document has several controls of the field (see data-binding.ts). */
  readonly isRepeated?: boolean;
};

/**
 * Returns the element that sets the control's kind; no element for rich text. In plain text, Word's Tab key moves to
 * the next control. LibreOffice 7.4 removes bold from plain text and joins its lines, so bold text and text of several
 * lines are rich text. In rich text, Tab types a tab. In tables Tab moves on anyway, and nearly all rich controls are
 * in tables.
 */
function kindElement(kind: Control['kind'], { bold, italics }: RunMarks): readonly Xml[] {
  if (kind === 'rich' || (kind === 'text' && (bold || italics))) return [];
  return [kind === 'text' ? emptyElement('w:text') : kind];
}

/**
 * Returns the binding of a repeated control with plain text; none for other controls. Word doesn't bind rich text this
 * way, and LibreOffice 7.4 binds neither dates nor lists.
 */
function bindingElements({ tag, kind, marks, isRepeated }: Control): readonly Xml[] {
  return isRepeated && kind === 'text' && !marks?.bold && !marks?.italics ? [bindingOf(tag)] : [];
}

function markElements({ bold, italics }: RunMarks): readonly Xml[] {
  // Word needs a second element of each pair for complex scripts such as Arabic.
  return [
    ...(bold ? [emptyElement('w:b'), emptyElement('w:bCs')] : []),
    ...(italics ? [emptyElement('w:i'), emptyElement('w:iCs')] : []),
  ];
}

/** Returns the formatting of the text that a person types over the placeholder. */
function runProperties(marks: RunMarks): readonly Xml[] {
  const elements = markElements(marks);
  return elements.length > 0 ? [{ 'w:rPr': elements }] : [];
}

/**
 * Makes Word restore the line to write on when someone empties the control. Without this placeholder, Word would print
 * its own prompt.
 */
function placeholder(blank: Blank): readonly Xml[] {
  return [
    { 'w:placeholder': [valueElement('w:docPart', placeholderName(blank))] },
    emptyElement('w:showingPlcHdr'),
  ];
}

/** Returns the 32-bit FNV-1a hash. */
function hash(text: string): number {
  let result = 0x811c9dc5;
  for (const letter of text) result = Math.imul(result ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return result;
}

/**
 * Returns a function that makes the id of the next control with a tag. The id is a hash of the tag and of the control's
 * number among the controls with that tag, so a field has the same ids in every file.
 */
export function createControlIds(): (tag: string) => string {
  const counts = new Map<string, number>();
  const usedIds = new Set<number>();
  return (tag) => {
    const controlNumber = (counts.get(tag) ?? 0) + 1;
    counts.set(tag, controlNumber);
    // Drop a bit of the hash, because Word accepts only ids from 1 to 2³¹ − 1.
    let id = hash(`${tag} ${controlNumber}`) >>> 1 || 1;
    while (usedIds.has(id)) id += 1;
    usedIds.add(id);
    return String(id);
  };
}

/** The schema fixes the order of the properties. */
function contentControl(
  control: Control,
  runs: readonly Xml[],
  placeholderElements: readonly Xml[] = [],
): ParagraphChild {
  const { id, title, tag, kind, marks = {} } = control;
  const properties = [
    ...runProperties(marks),
    valueElement('w:alias', controlName(title)),
    valueElement('w:tag', controlName(tag)),
    valueElement('w:id', id),
    // With this lock, Word lets people change the control's text but not delete the control. The site needs the
    // controls to read the file back.
    valueElement('w:lock', 'sdtLocked'),
    ...placeholderElements,
    ...bindingElements(control),
    ...kindElement(kind, marks),
  ];
  return createParagraphChild('w:sdt', [{ 'w:sdtPr': properties }, { 'w:sdtContent': runs }]);
}

function run(text: string, properties: readonly Xml[], startsWithBreak: boolean): Xml {
  return {
    'w:r': [
      ...(properties.length > 0 ? [{ 'w:rPr': properties }] : []),
      ...(startsWithBreak ? [emptyElement('w:br')] : []),
      { 'w:t': [attributes({ 'xml:space': 'preserve' }), text] },
    ],
  };
}

/**
 * Writes a control with a value, or with a line to write on if there is none.
 * @param usesBorder true in a table cell. Its border is the line to write on, so the blank consists of spaces
 */
export function valueControl(
  control: Control,
  printedValue: PrintedValue,
  usesBorder = false,
): ParagraphChild {
  const marks = markElements(control.marks ?? {});
  if (printedValue.blank) {
    const greyColor = valueElement('w:color', colors.blank);
    const blank = { width: usesBorder ? spaceCountFor(printedValue.width) : printedValue.width, usesBorder };
    const line = run(blankText(blank), [...marks, greyColor], false);
    return contentControl(control, [line], placeholder(blank));
  }
  const runs = printedValue.lines.map((line, index) => run(line, marks, index > 0));
  return contentControl(control, runs);
}

const boxFont = 'MS Gothic';
const boxCodePoints = { ticked: '2612', unticked: '2610' } as const;

const boxFonts: Xml = {
  'w:rFonts': attributes({
    'w:ascii': boxFont,
    'w:eastAsia': boxFont,
    'w:hAnsi': boxFont,
    'w:hint': 'eastAsia',
  }),
};

/**
 * The box is a character of the text, ☐ or ☒, as in Word. Programs that extract text would skip a symbol element
 * (`w:sym`).
 */
export function checkBox(box: Pick<Control, 'id' | 'title' | 'tag'>, isTicked: boolean): ParagraphChild {
  const stateElement = (name: string, codePoint: string): Xml => ({
    [name]: attributes({ 'w14:val': codePoint, 'w14:font': boxFont }),
  });
  const kind = {
    'w14:checkbox': [
      { 'w14:checked': attributes({ 'w14:val': isTicked ? '1' : '0' }) },
      stateElement('w14:checkedState', boxCodePoints.ticked),
      stateElement('w14:uncheckedState', boxCodePoints.unticked),
    ],
  };
  const char = String.fromCodePoint(
    Number.parseInt(isTicked ? boxCodePoints.ticked : boxCodePoints.unticked, 16),
  );
  return contentControl({ ...box, kind }, [run(char, [boxFonts], false)]);
}
