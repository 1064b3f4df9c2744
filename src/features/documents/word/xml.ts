import { type IXmlableObject, XmlComponent } from 'docx';

/** An element as docx writes it: its attributes under `_attr`, then its children. */
export type Xml = IXmlableObject;

export const attributes = (names: Readonly<Record<string, string>>): Xml => ({ _attr: names });
export const empty = (name: string): Xml => ({ [name]: {} });
export const valued = (name: string, value: string): Xml => ({ [name]: attributes({ 'w:val': value }) });

/** An element given as a whole: built of docx components, a hundred controls would be a thousand objects. */
export class WrittenElement extends XmlComponent {
  readonly #xml: Xml;

  constructor(name: string, xml: Xml) {
    super(name);
    this.#xml = xml;
  }

  override prepForXml(): Xml {
    return this.#xml;
  }
}

/** The first line of an XML part that is written by hand. */
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Text for such a part. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
