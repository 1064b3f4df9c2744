// Parses the XML of files that a person opens. `DOMParser` is missing in workers and has no limits.
import { type SaxesAttributeNS, SaxesParser, type SaxesTag } from 'saxes';

/** Attributes of a tag, keyed by name without prefix. Namespace declarations are left out. */
export type XmlAttributes = Readonly<Record<string, string>>;

/** Event handlers. Names have no prefix, so that `<x:row>` and `<row>` are the same. */
export type XmlHandlers = {
  /** @param namespace namespace of the tag; '' if it has none, or if namespaces aren't tracked */
  readonly open?: (name: string, attributes: XmlAttributes, namespace?: string) => void;
  /** Receives the complete text between two tags, or a CDATA section. */
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
};

export type XmlLimits = {
  /** Maximum number of opening tags, closing tags and texts together. */
  readonly maxEvents: number;
  readonly maxDepth: number;
  /** Maximum characters of a tag with attributes, a text or a comment. Checked once per {@link chunkLength}. */
  readonly maxTokenLength: number;
};

/**
 * Limits for a part of an office file. A cell has up to 32,767 characters, each of which may be an entity of ten
 * characters.
 */
export const partLimits: XmlLimits = { maxEvents: 8_000_000, maxDepth: 100, maxTokenLength: 350_000 };

/** Thrown if the XML exceeds its limits, whether or not it is well-formed. */
export class XmlLimitError extends Error {}

const chunkLength = 65_536;

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Returns the values that saxes wraps in objects if it tracks namespaces. */
function unwrapAttributes(attributes: Readonly<Record<string, SaxesAttributeNS>>): XmlAttributes {
  return Object.fromEntries(Object.entries(attributes).map(([name, { value }]) => [name, value]));
}

function localAttributes(attributes: XmlAttributes): XmlAttributes {
  const entries = Object.entries(attributes);
  if (!entries.some(([name]) => name.includes(':'))) return attributes;
  const isDeclaration = (name: string) => name === 'xmlns' || name.startsWith('xmlns:');
  const prefixed = entries.filter(([name]) => name.includes(':') && !isDeclaration(name));
  const unprefixed = entries.filter(([name]) => !name.includes(':') && !isDeclaration(name));
  // An attribute without prefix takes precedence, because it belongs to the tag itself and not to another namespace.
  return Object.fromEntries([...prefixed.map(([name, value]) => [localName(name), value]), ...unprefixed]);
}

const byteOrderMarks = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const;

/** Returns a decoder for the encoding that the file declares; UTF-8 if it declares none that browsers support. */
function createDecoder(bytes: Uint8Array): TextDecoder {
  const [bomEncoding] =
    byteOrderMarks.find(([, first, second]) => bytes[0] === first && bytes[1] === second) ?? [];
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, declaredEncoding] = /^(?:ï»¿)?<\?xml\s[^>]*\bencoding\s*=\s*["']([\w-]+)["']/.exec(head) ?? [];
  try {
    return new TextDecoder(bomEncoding ?? declaredEncoding);
  } catch {
    return new TextDecoder();
  }
}

/**
 * Parses XML from bytes. Expands only the five predefined entities and numeric character references.
 * @param tracksNamespaces true to track namespaces, which takes twice the time and refuses undeclared prefixes
 * @returns the number of events
 * @throws XmlLimitError if the XML exceeds the limits
 * @throws Error if the XML isn't well-formed or has a DOCTYPE
 * @throws the error of a handler
 */
export function readXml(
  bytes: Uint8Array,
  handlers: XmlHandlers,
  limits = partLimits,
  tracksNamespaces = false,
): number {
  const parser = new SaxesParser({ xmlns: tracksNamespaces, position: false });
  let events = 0;
  let depth = 0;
  const countEvent = () => {
    events += 1;
    if (events > limits.maxEvents) throw new XmlLimitError(`More than ${limits.maxEvents} events`);
  };
  const handleText = (text: string) => {
    countEvent();
    handlers.text?.(text);
  };
  // Without namespaces, saxes returns the values of attributes as strings.
  const hasPlainValues = (_: SaxesTag['attributes']): _ is Record<string, string> => !tracksNamespaces;
  parser.on('opentag', ({ name, attributes, uri = '' }: SaxesTag) => {
    countEvent();
    depth += 1;
    if (depth > limits.maxDepth) throw new XmlLimitError(`More than ${limits.maxDepth} nested tags`);
    const attributeValues = hasPlainValues(attributes) ? attributes : unwrapAttributes(attributes);
    handlers.open?.(localName(name), localAttributes(attributeValues), uri);
  });
  parser.on('closetag', ({ name }) => {
    countEvent();
    depth -= 1;
    handlers.close?.(localName(name));
  });
  parser.on('text', handleText);
  parser.on('cdata', handleText);
  parser.on('doctype', () => {
    // Refuse a DOCTYPE, because it can define entities. Office programs never write one.
    throw new Error('A DOCTYPE is not supported');
  });

  const decoder = createDecoder(bytes);
  let lengthWithoutEvents = 0;
  for (let start = 0; start < bytes.length; start += chunkLength) {
    const eventsBefore = events;
    const end = start + chunkLength;
    const chunk = decoder.decode(bytes.subarray(start, end), { stream: end < bytes.length });
    parser.write(chunk);
    lengthWithoutEvents = events === eventsBefore ? lengthWithoutEvents + chunk.length : 0;
    if (lengthWithoutEvents > limits.maxTokenLength)
      throw new XmlLimitError(`A token of more than ${limits.maxTokenLength} characters`);
  }
  parser.close();
  return events;
}

/** XML element. Its name and the names of its attributes have no prefix. */
export type XmlElement = {
  readonly name: string;
  /** Namespace; '' if there is none. */
  readonly namespace: string;
  readonly attributes: XmlAttributes;
  readonly children: readonly (XmlElement | string)[];
};

/**
 * Parses XML into a tree.
 * @throws the errors of {@link readXml}
 */
export function parseXml(bytes: Uint8Array, limits: XmlLimits): XmlElement {
  const rootChildren: (XmlElement | string)[] = [];
  const openChildLists = [rootChildren];
  const handlers: XmlHandlers = {
    open: (name, attributes, namespace = '') => {
      const children: (XmlElement | string)[] = [];
      openChildLists.at(-1)?.push({ name, namespace, attributes, children });
      openChildLists.push(children);
    },
    text: (text) => openChildLists.at(-1)?.push(text),
    close: () => openChildLists.pop(),
  };
  readXml(bytes, handlers, limits, true);
  const element = rootChildren.find((child) => typeof child !== 'string');
  if (!element) throw new Error('No root element');
  return element;
}

export function childElements({ children }: XmlElement): readonly XmlElement[] {
  return children.filter((child) => typeof child !== 'string');
}

export function textContent({ children }: XmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textContent(child))).join('');
}
