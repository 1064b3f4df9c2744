// Reads the body of a document, saved by any program, as paragraphs of text and content controls (ECMA-376, 17.5.2).
import {
  childElements,
  textContent,
  type XmlElement,
  XmlLimitError,
} from '../../../../platform/files/xml.ts';
import { removeInvisible } from '../../../../platform/remove-invisible.ts';

export type ControlKind = 'date' | 'list' | 'box' | 'text';

export type FoundControl = {
  /** '' if the program that saved the file dropped the tag. */
  readonly tag: string;
  /** Title; '' if the program that saved the file dropped it. */
  readonly alias: string;
  readonly kind: ControlKind;
  /** Text of the control, with '\n' between lines; '' for a line to write on. */
  readonly text: string;
  /** null if the control isn't a checkbox. */
  readonly isTicked: boolean | null;
};

/**
 * Texts and controls of a paragraph. A control around a whole paragraph counts as a paragraph with only this control.
 */
export type Paragraph = readonly (string | FoundControl)[];

/** Paragraphs in each cell of a table row. A paragraph outside tables counts as a row with one cell. */
export type BodyRow = readonly (readonly Paragraph[])[];

export type Body = {
  readonly paragraphs: readonly Paragraph[];
  /** Rows, including the texts of text boxes, but not table rows that tracked changes delete. */
  readonly rows: readonly BodyRow[];
  /** Controls in the order of the text. An outer control comes before those within it. */
  readonly controls: readonly FoundControl[];
};

/** Maximum number of controls. Our documents have up to 165 controls. */
const maxControls = 5_000;
/** Maximum depth of nested controls. LibreOffice nests some controls. */
const maxNesting = 20;

/**
 * Elements to skip: properties, which have no text; text that tracked changes delete or move away; content that is
 * repeated for older programs; and drawings.
 */
const skippedElements: ReadonlySet<string> = new Set(
  'pPr rPr tblPr trPr tcPr sectPr sdtPr del moveFrom Fallback drawing pict object'.split(' '),
);

/** Skipped elements that may contain text boxes. The text of a text box matters only to the comparison. */
const drawingElements: ReadonlySet<string> = new Set(['drawing', 'pict']);

/**
 * Namespaces of Word's elements, transitional and strict. Formulas and drawings have elements named `t` in other
 * namespaces.
 */
const wordNamespaces: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);

function textOfElement(element: XmlElement): string | null {
  if (!wordNamespaces.has(element.namespace)) return null;
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
function innerText(element: XmlElement): string {
  return childElements(element)
    .map((child) => {
      if (skippedElements.has(child.name)) return '';
      const text = textOfElement(child) ?? innerText(child);
      return child.name === 'p' && wordNamespaces.has(child.namespace) ? `${text}\n` : text;
    })
    .join('');
}

function textBoxesIn(element: XmlElement): readonly string[] {
  return childElements(element).flatMap((child) => {
    if (child.name === 'Fallback') return [];
    return child.name === 'txbxContent' ? [innerText(child)] : textBoxesIn(child);
  });
}

function findChild(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element && childElements(element).find((candidate) => candidate.name === name);
}

/** Returns the attribute `val`, whatever its namespace prefix (`w:val`, `w14:val`). */
function valOf(element: XmlElement | undefined): string {
  return element?.attributes.val ?? '';
}

/** True if an on/off element is present and isn't switched off by its value. */
function isOn(element: XmlElement | undefined): boolean {
  return element !== undefined && !/^(?:0|false|off)$/i.test(valOf(element));
}

/** Matches a line to write on, which some programs save as if it were an answer. */
const blankLinePattern = /^[_\s]*$/;

/**
 * Returns the state of a checkbox; null if the control isn't one. The character of the box decides, because programs
 * that don't support checkboxes change only that.
 */
function isTicked(box: XmlElement | undefined, text: string): boolean | null {
  if (/^[☒☑✓✔✗✘x]\uFE0F?$/iu.test(text)) return true;
  if (/^[☐□]\uFE0F?$/u.test(text)) return false;
  return box ? isOn(findChild(box, 'checked')) : null;
}

const kindByElement: readonly (readonly [element: string, kind: ControlKind])[] = [
  ['date', 'date'],
  ['dropDownList', 'list'],
  ['comboBox', 'list'],
  ['checkbox', 'box'],
];

function parseControl(element: XmlElement): FoundControl {
  const properties = findChild(element, 'sdtPr');
  const content = findChild(element, 'sdtContent');
  const text = content ? removeInvisible(innerText(content)).trim() : '';
  const isBlank = isOn(findChild(properties, 'showingPlcHdr')) || blankLinePattern.test(text);
  return {
    tag: valOf(findChild(properties, 'tag')),
    alias: valOf(findChild(properties, 'alias')),
    kind: kindByElement.find(([name]) => findChild(properties, name))?.[1] ?? 'text',
    text: isBlank ? '' : text,
    isTicked: isTicked(findChild(properties, 'checkbox'), text),
  };
}

function measureControls(element: XmlElement): { readonly count: number; readonly depth: number } {
  let [count, depth] = [0, 0];
  for (const child of childElements(element)) {
    const innerCounts = measureControls(child);
    const ownLevel = child.name === 'sdt' ? 1 : 0;
    count += innerCounts.count + ownLevel;
    depth = Math.max(depth, innerCounts.depth + ownLevel);
  }
  return { count, depth };
}

/**
 * Reads the body of a document, without headers and footers. The texts of text boxes are among `rows`, but not among
 * `paragraphs`.
 * @throws XmlLimitError if there are too many controls, or they are nested too deep
 */
export function readBody(root: XmlElement): Body {
  const nesting = measureControls(root);
  if (nesting.count > maxControls || nesting.depth > maxNesting) {
    throw new XmlLimitError(`${nesting.count} controls, nested ${nesting.depth} deep`);
  }
  const paragraphs: Paragraph[] = [];
  const rows: BodyRow[] = [];
  const controls: FoundControl[] = [];
  /** Cells of the current table row; null outside tables. A table within a cell belongs to the cell's row. */
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
    if (!findChild(findChild(element, 'trPr'), 'del')) rows.push(cells);
  }

  function walk(parent: XmlElement, paragraph: (string | FoundControl)[] | null): void {
    for (const element of childElements(parent)) {
      if (drawingElements.has(element.name)) rows.push(...textBoxesIn(element).map((text) => [[[text]]]));
      if (skippedElements.has(element.name)) continue;
      const text = textOfElement(element);
      if (text !== null) {
        paragraph?.push(text);
      } else if (element.name === 'sdt') {
        const control = parseControl(element);
        const content = findChild(element, 'sdtContent');
        // Ignore a control around other controls, unless it has a tag. LibreOffice 7.4 puts controls without a tag, but
        // with the title of a checkbox, around whole sections.
        const containsControls = content !== undefined && measureControls(content).count > 0;
        if (!containsControls || control.tag !== '') controls.push(control);
        if (containsControls) walk(content, paragraph);
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
