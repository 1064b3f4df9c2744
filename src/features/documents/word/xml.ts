import { type IXmlableObject, type ParagraphChild, XmlComponent } from 'docx';

/** XML element in the form that docx serializes, with attributes under `_attr` before the children. */
export type Xml = IXmlableObject;

export const attributes = (names: Readonly<Record<string, string>>): Xml => ({ _attr: names });
export const emptyElement = (name: string): Xml => ({ [name]: {} });
export const valueElement = (name: string, value: string): Xml => ({
  [name]: attributes({ 'w:val': value }),
});

/** Element whose content is plain data. A hundred controls would need a thousand of docx's own component objects. */
class WrittenElement extends XmlComponent {
  readonly #xml: Xml;

  constructor(name: string, xml: Xml) {
    super(name);
    this.#xml = xml;
  }

  override prepForXml(): Xml {
    return this.#xml;
  }
}

/** Returns an element as a child of a paragraph. */
export function paragraphElement(name: string, children: readonly Xml[]): ParagraphChild {
  const element = new WrittenElement(name, { [name]: children });
  // A paragraph accepts any XmlComponent, but docx's type of its children doesn't include this class.
  return element as XmlComponent as ParagraphChild;
}

/**
 * Returns a field that Word computes (ECMA-376, 17.16). It consists of runs, as Word writes it, because pandoc skips
 * simple fields.
 * @param shown text for programs that don't compute the field; docx would write none
 */
export function computedField(instruction: string, shown: string): readonly ParagraphChild[] {
  const mark = (type: string): Xml => ({ 'w:fldChar': attributes({ 'w:fldCharType': type }) });
  const preserved = attributes({ 'xml:space': 'preserve' });
  return [
    mark('begin'),
    { 'w:instrText': [preserved, ` ${instruction} `] },
    mark('separate'),
    { 'w:t': [shown] },
    mark('end'),
  ].map((content) => paragraphElement('w:r', [content]));
}

/** First line of an XML part that is written by hand. */
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
