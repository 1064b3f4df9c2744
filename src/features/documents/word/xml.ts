import { type IXmlableObject, type ParagraphChild, XmlComponent } from 'docx';

/**
 * XML element as an object that docx serializes: the name is the key, and the content lists the attributes (`_attr`)
 * and then the children.
 */
export type Xml = IXmlableObject;

export const attributes = (valuesByName: Readonly<Record<string, string>>): Xml => ({ _attr: valuesByName });
export const emptyElement = (name: string): Xml => ({ [name]: {} });
export const valueElement = (name: string, value: string): Xml => ({
  [name]: attributes({ 'w:val': value }),
});

/**
 * Element whose content is plain data. Components of docx would need an object for each nested element, about a
 * thousand for a hundred controls.
 */
class PlainDataElement extends XmlComponent {
  readonly #xml: Xml;

  constructor(name: string, xml: Xml) {
    super(name);
    this.#xml = xml;
  }

  override prepForXml(): Xml {
    return this.#xml;
  }
}

export function createParagraphChild(name: string, children: readonly Xml[]): ParagraphChild {
  const element = new PlainDataElement(name, { [name]: children });
  // A docx paragraph accepts any XmlComponent as a child, but the type of its children doesn't include this class.
  return element as XmlComponent as ParagraphChild;
}

/**
 * Returns a field that Word computes (ECMA-376, 17.16), such as the page number. It is a complex field, which consists
 * of runs, as Word writes it. The program pandoc skips simple fields (`w:fldSimple`).
 * @param shownText text for programs that don't compute the field; docx would write none
 */
export function wordField(instruction: string, shownText: string): readonly ParagraphChild[] {
  const fieldChar = (type: string): Xml => ({ 'w:fldChar': attributes({ 'w:fldCharType': type }) });
  const preserveSpace = attributes({ 'xml:space': 'preserve' });
  return [
    fieldChar('begin'),
    { 'w:instrText': [preserveSpace, ` ${instruction} `] },
    fieldChar('separate'),
    { 'w:t': [shownText] },
    fieldChar('end'),
  ].map((content) => createParagraphChild('w:r', [content]));
}

/** XML declaration of the parts that we write as text, without docx. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
