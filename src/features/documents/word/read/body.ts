// The body of a document as paragraphs of text and content controls (ECMA-376, 17.5.2), whatever program saved it.

/** What it is filled in with. */
export type ControlKind = 'date' | 'list' | 'box' | 'text';

export type FoundControl = {
  /** Tag and title are '' where the program that saved the file dropped them. */
  readonly tag: string;
  readonly alias: string;
  readonly kind: ControlKind;
  /** Its lines; '' for a blank. */
  readonly text: string;
  /** Whether a box is ticked; null for what is no box. */
  readonly ticked: boolean | null;
};

/** A paragraph, or a control around one. */
type Paragraph = readonly (string | FoundControl)[];

export type Body = {
  readonly paragraphs: readonly Paragraph[];
  /** In the order of the text; a control within another stands behind it. */
  readonly controls: readonly FoundControl[];
};

/** No text, deleted or moved away with changes tracked, said twice for older programs, or drawn. */
const unread: ReadonlySet<string> = new Set(
  'pPr rPr tblPr trPr tcPr sectPr sdtPr del moveFrom Fallback drawing pict object'.split(' '),
);

/** The schemas' names of Word's elements, transitional and strict. Formulas and drawings have a `t` of their own. */
const word: ReadonlySet<string | null> = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);

function textOfElement(element: Element): string | null {
  if (!word.has(element.namespaceURI)) return null;
  switch (element.localName) {
    case 't':
      return element.textContent ?? '';
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

/** The text of what an element holds; paragraphs and line breaks as '\n'. */
function textIn(element: Element): string {
  return [...element.children]
    .map((child) => {
      if (unread.has(child.localName)) return '';
      const text = textOfElement(child) ?? textIn(child);
      return child.localName === 'p' && word.has(child.namespaceURI) ? `${text}\n` : text;
    })
    .join('');
}

function child(element: Element | undefined, name: string): Element | undefined {
  return [...(element?.children ?? [])].find(({ localName }) => localName === name);
}

/** Of w:val or w14:val, whatever the prefix. */
function valOf(element: Element | undefined): string {
  return [...(element?.attributes ?? [])].find(({ name }) => /(?:^|:)val$/.test(name))?.value ?? '';
}

/** A switch is on where it has no value. */
function isOn(element: Element | undefined): boolean {
  return element !== undefined && !/^(?:0|false|off)$/i.test(valOf(element));
}

/** What a blank looks like where a program forgot that it is one. */
const rule = /^[_\s]*$/;

/** The letter wins over the state: a program that knows no boxes changes it alone. */
function tickOf(box: Element | undefined, text: string): boolean | null {
  if (/^[☒☑✓✔✗✘x]$/i.test(text)) return true;
  if (/^[☐□]$/.test(text)) return false;
  return box ? isOn(child(box, 'checked')) : null;
}

const kinds: readonly (readonly [element: string, kind: ControlKind])[] = [
  ['date', 'date'],
  ['dropDownList', 'list'],
  ['comboBox', 'list'],
  ['checkbox', 'box'],
];

function controlOf(element: Element): FoundControl {
  const properties = child(element, 'sdtPr');
  const content = child(element, 'sdtContent');
  const text = content ? textIn(content).trim() : '';
  const isBlank = isOn(child(properties, 'showingPlcHdr')) || rule.test(text);
  return {
    tag: valOf(child(properties, 'tag')),
    alias: valOf(child(properties, 'alias')),
    kind: kinds.find(([name]) => child(properties, name))?.[1] ?? 'text',
    text: isBlank ? '' : text,
    ticked: tickOf(child(properties, 'checkbox'), text),
  };
}

function holdsControl({ children }: Element): boolean {
  return [...children].some((each) => each.localName === 'sdt' || holdsControl(each));
}

/** Reads the body of a document; what stands in text boxes, headers and footers is no part of it. */
export function readBody(document: Document): Body {
  const paragraphs: Paragraph[] = [];
  const controls: FoundControl[] = [];

  function walk(parent: Element, paragraph: (string | FoundControl)[] | null): void {
    for (const element of parent.children) {
      if (unread.has(element.localName)) continue;
      const text = textOfElement(element);
      if (text !== null) {
        paragraph?.push(text);
      } else if (element.localName === 'sdt') {
        const control = controlOf(element);
        const content = child(element, 'sdtContent');
        // Around others it is no answer: LibreOffice 7.4 puts one with a box's title around whole sections.
        const isOuter = content !== undefined && holdsControl(content);
        if (!isOuter || control.tag !== '') controls.push(control);
        if (isOuter) walk(content, paragraph);
        else if (paragraph) paragraph.push(control);
        else paragraphs.push([control]);
      } else if (element.localName === 'p') {
        const own: (string | FoundControl)[] = [];
        walk(element, own);
        paragraphs.push(own);
      } else {
        walk(element, paragraph);
      }
    }
  }

  walk(document.documentElement, null);
  return { paragraphs, controls };
}
