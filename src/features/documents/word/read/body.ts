// Reads the body of a document as paragraphs of text and content controls (ECMA-376, 17.5.2), whatever program saved it.

import {
  childElements,
  textContent,
  type XmlElement,
  XmlLimitError,
} from '../../../../platform/files/xml.ts';
import { visibleText } from '../../../../platform/visible-text.ts';

/** Kind of input that a control offers. */
export type ControlKind = 'date' | 'list' | 'box' | 'text';

export type FoundControl = {
  /** Tag and title are '' if the program that saved the file dropped them. */
  readonly tag: string;
  readonly alias: string;
  readonly kind: ControlKind;
  /** Lines of the control; '' for a blank. */
  readonly text: string;
  /** null for a control other than a box. */
  readonly ticked: boolean | null;
};

/** A paragraph, or a control around one. */
export type Paragraph = readonly (string | FoundControl)[];

/** A row of a table, as the paragraphs of its cells. A paragraph outside tables is a row of one cell. */
export type BodyRow = readonly (readonly Paragraph[])[];

export type Body = {
  readonly paragraphs: readonly Paragraph[];
  /** Paragraphs in their rows and those of text boxes, without the rows that tracked changes delete. */
  readonly rows: readonly BodyRow[];
  /** Controls in the order of the text. A nested control follows the outer one. */
  readonly controls: readonly FoundControl[];
};

/** Maximum number of controls: far above our documents' 165, some of which LibreOffice nests. */
const maxControls = 5_000;
const maxNesting = 20;

/** Elements without text, deleted or moved away by tracked changes, repeated for older programs, or drawn. */
const unread: ReadonlySet<string> = new Set(
  'pPr rPr tblPr trPr tcPr sectPr sdtPr del moveFrom Fallback drawing pict object'.split(' '),
);

/** Unread elements that may hold text boxes, whose text counts only for the comparison. */
const drawn: ReadonlySet<string> = new Set(['drawing', 'pict']);

/** Namespaces of Word's elements, transitional and strict. Formulas and drawings have their own `t`. */
const word: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);

function textOfElement(element: XmlElement): string | null {
  if (!word.has(element.namespace)) return null;
  switch (element.name) {
    case 't':
      return textContent(element);
    case 'br':
    case 'cr':
      return '\n';
    case 'tab':
      return ' ';
    case 'noBreakHyphen':
      return '-';
    default:
      return null;
  }
}

/** Returns the text within an element, with paragraphs and line breaks as '\n'. */
function textIn(element: XmlElement): string {
  return childElements(element)
    .map((child) => {
      if (unread.has(child.name)) return '';
      const text = textOfElement(child) ?? textIn(child);
      return child.name === 'p' && word.has(child.namespace) ? `${text}\n` : text;
    })
    .join('');
}

/** Returns the text of each text box within an element. */
function textBoxesIn(element: XmlElement): readonly string[] {
  return childElements(element).flatMap((each) => {
    if (each.name === 'Fallback') return [];
    return each.name === 'txbxContent' ? [textIn(each)] : textBoxesIn(each);
  });
}

function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element && childElements(element).find((each) => each.name === name);
}

/** Returns w:val or w14:val, whatever the prefix. */
function valOf(element: XmlElement | undefined): string {
  return element?.attributes.val ?? '';
}

/** True for an element without a value, since such a switch is on. */
function isOn(element: XmlElement | undefined): boolean {
  return element !== undefined && !/^(?:0|false|off)$/i.test(valOf(element));
}

/** Text of a blank that another program saved as an answer. */
const rule = /^[_\s]*$/;

/** Returns the state of a box. Its letter wins over its state, since programs without boxes change only the letter. */
function tickOf(box: XmlElement | undefined, text: string): boolean | null {
  if (/^[☒☑✓✔✗✘x]\uFE0F?$/iu.test(text)) return true;
  if (/^[☐□]\uFE0F?$/u.test(text)) return false;
  return box ? isOn(child(box, 'checked')) : null;
}

const kinds: readonly (readonly [element: string, kind: ControlKind])[] = [
  ['date', 'date'],
  ['dropDownList', 'list'],
  ['comboBox', 'list'],
  ['checkbox', 'box'],
];

function controlOf(element: XmlElement): FoundControl {
  const properties = child(element, 'sdtPr');
  const content = child(element, 'sdtContent');
  const text = content ? visibleText(textIn(content)).trim() : '';
  const isBlank = isOn(child(properties, 'showingPlcHdr')) || rule.test(text);
  return {
    tag: valOf(child(properties, 'tag')),
    alias: valOf(child(properties, 'alias')),
    kind: kinds.find(([name]) => child(properties, name))?.[1] ?? 'text',
    text: isBlank ? '' : text,
    ticked: tickOf(child(properties, 'checkbox'), text),
  };
}

/** Returns the number of controls within an element and the depth to which they are nested. */
function measureControls(element: XmlElement): { readonly count: number; readonly depth: number } {
  let [count, depth] = [0, 0];
  for (const each of childElements(element)) {
    const inner = measureControls(each);
    const level = each.name === 'sdt' ? 1 : 0;
    count += inner.count + level;
    depth = Math.max(depth, inner.depth + level);
  }
  return { count, depth };
}

/**
 * Reads the body of a document without its headers and footers. Text boxes are only among its rows.
 * @throws XmlLimitError for too many controls, or too many in one another
 */
export function readBody(root: XmlElement): Body {
  const all = measureControls(root);
  if (all.count > maxControls || all.depth > maxNesting) {
    throw new XmlLimitError(`${all.count} controls, ${all.depth} in one another`);
  }
  const paragraphs: Paragraph[] = [];
  const rows: BodyRow[] = [];
  const controls: FoundControl[] = [];
  /** Cells of the row that is being read. A table within a cell belongs to that row. */
  let row: Paragraph[][] | null = null;

  function addParagraph(paragraph: Paragraph): void {
    paragraphs.push(paragraph);
    if (row) row.at(-1)?.push(paragraph);
    else rows.push([[paragraph]]);
  }

  function walkRow(element: XmlElement, paragraph: (string | FoundControl)[] | null): void {
    const cells: Paragraph[][] = [];
    row = cells;
    walk(element, paragraph);
    row = null;
    if (!child(child(element, 'trPr'), 'del')) rows.push(cells);
  }

  function walk(parent: XmlElement, paragraph: (string | FoundControl)[] | null): void {
    for (const element of childElements(parent)) {
      if (drawn.has(element.name)) rows.push(...textBoxesIn(element).map((text) => [[[text]]]));
      if (unread.has(element.name)) continue;
      const text = textOfElement(element);
      if (text !== null) {
        paragraph?.push(text);
      } else if (element.name === 'sdt') {
        const control = controlOf(element);
        const content = child(element, 'sdtContent');
        // A control around others is no answer: LibreOffice 7.4 puts one with a box's title around whole sections.
        const isOuter = content !== undefined && measureControls(content).count > 0;
        if (!isOuter || control.tag !== '') controls.push(control);
        if (isOuter) walk(content, paragraph);
        else if (paragraph) paragraph.push(control);
        else addParagraph([control]);
      } else if (element.name === 'p') {
        const parts: (string | FoundControl)[] = [];
        walk(element, parts);
        addParagraph(parts);
      } else if (element.name === 'tr' && !row) {
        walkRow(element, paragraph);
      } else {
        if (element.name === 'tc') row?.push([]);
        walk(element, paragraph);
      }
    }
  }

  walk(root, null);
  return { paragraphs, rows, controls };
}
