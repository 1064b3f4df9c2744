import { type IXmlableObject, type ParagraphChild, XmlComponent } from 'docx';

/** An element as docx writes it, with its attributes under `_attr` before its children. */
export type Xml = IXmlableObject;

export const attributes = (names: Readonly<Record<string, string>>): Xml => ({ _attr: names });
export const empty = (name: string): Xml => ({ [name]: {} });
export const valued = (name: string, value: string): Xml => ({ [name]: attributes({ 'w:val': value }) });

/** An element written as a whole. If docx components built them, a hundred controls would be a thousand objects. */
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

/** Returns an element that may stand in a paragraph. */
export function paragraphElement(name: string, children: readonly Xml[]): ParagraphChild {
  const element = new WrittenElement(name, { [name]: children });
  // A paragraph accepts any XmlComponent, but docx's type for its children has no name for this one.
  return element as XmlComponent as ParagraphChild;
}

/**
 * Returns a field that Word computes (ECMA-376, 17.16), in runs as Word writes it, because pandoc skips the simple
 * kind.
 * @param shown text for programs that don't compute it; docx writes none
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
