// Streams the XML of files that a person opens. Workers have no `DOMParser`, which also has no limits.
import { type SaxesAttributeNS, SaxesParser, type SaxesTag } from 'saxes';

/** Attributes of a tag by name without prefix. Namespace declarations are left out. */
export type XmlAttributes = Readonly<Record<string, string>>;

/** Handlers, which receive names without prefix: `<x:row>` and `<row>` are the same. */
export type XmlHandlers = {
  /** @param namespace '' unless namespaces are tracked */
  readonly open?: (name: string, attributes: XmlAttributes, namespace?: string) => void;
  /** Receives the whole text between two tags, or a CDATA section. */
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
};

export type XmlLimits = {
  /** Maximum number of opened and closed tags plus texts. */
  readonly events: number;
  /** Maximum nesting depth of tags. */
  readonly depth: number;
  /** Maximum characters of one tag with its attributes, one text or one comment; exact to {@link chunkLength}. */
  readonly token: number;
};

/**
 * Limits for a part of an office file. A cell holds 32,767 characters, each of which an entity can make ten times as
 * long.
 */
export const partLimits: XmlLimits = { events: 8_000_000, depth: 100, token: 350_000 };

/** Thrown if the XML exceeds its limits; it may or may not be well-formed. */
export class XmlLimitError extends Error {}

const chunkLength = 65_536;

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Saxes wraps the values if it tracks namespaces. */
function unwrapAttributes(attributes: Readonly<Record<string, SaxesAttributeNS>>): XmlAttributes {
  return Object.fromEntries(Object.entries(attributes).map(([name, { value }]) => [name, value]));
}

function localAttributes(attributes: XmlAttributes): XmlAttributes {
  const entries = Object.entries(attributes);
  if (!entries.some(([name]) => name.includes(':'))) return attributes;
  const isDeclaration = (name: string) => name === 'xmlns' || name.startsWith('xmlns:');
  const prefixed = entries.filter(([name]) => name.includes(':') && !isDeclaration(name));
  const plain = entries.filter(([name]) => !name.includes(':') && !isDeclaration(name));
  // An attribute without prefix belongs to the tag itself, so it wins over one from another namespace.
  return Object.fromEntries([...prefixed.map(([name, value]) => [localName(name), value]), ...plain]);
}

const byteOrderMarks = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const;

/** Returns the decoder for the encoding declared in the first bytes; UTF-8 if they declare none that browsers know. */
function decoderOf(bytes: Uint8Array): TextDecoder {
  const [marked] =
    byteOrderMarks.find(([, first, second]) => bytes[0] === first && bytes[1] === second) ?? [];
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, declared] = /^(?:ï»¿)?<\?xml\s[^>]*\bencoding\s*=\s*["']([\w-]+)["']/.exec(head) ?? [];
  try {
    return new TextDecoder(marked ?? declared);
  } catch {
    return new TextDecoder();
  }
}

/**
 * Reads XML from its bytes. Only XML's own five entities and numeric ones are expanded.
 * @param xmlns true to track namespaces, which takes twice the time and refuses undeclared prefixes
 * @returns number of events
 * @throws XmlLimitError beyond the limits, Error for XML that isn't well-formed or has a DOCTYPE, and anything a
 * handler throws
 */
export function readXml(
  bytes: Uint8Array,
  handlers: XmlHandlers,
  limits = partLimits,
  xmlns = false,
): number {
  const parser = new SaxesParser({ xmlns, position: false });
  let events = 0;
  let depth = 0;
  const count = () => {
    events += 1;
    if (events > limits.events) throw new XmlLimitError(`More than ${limits.events} events`);
  };
  const handleText = (text: string) => {
    count();
    handlers.text?.(text);
  };
  const isPlain = (_: SaxesTag['attributes']): _ is Record<string, string> => !xmlns;
  parser.on('opentag', ({ name, attributes, uri = '' }: SaxesTag) => {
    count();
    depth += 1;
    if (depth > limits.depth) throw new XmlLimitError(`More than ${limits.depth} tags in one another`);
    const plain = isPlain(attributes) ? attributes : unwrapAttributes(attributes);
    handlers.open?.(localName(name), localAttributes(plain), uri);
  });
  parser.on('closetag', ({ name }) => {
    count();
    depth -= 1;
    handlers.close?.(localName(name));
  });
  parser.on('text', handleText);
  parser.on('cdata', handleText);
  parser.on('doctype', () => {
    // Office programs never write a DOCTYPE, and a file needs one to define entities.
    throw new Error('A DOCTYPE is not read');
  });

  const decoder = decoderOf(bytes);
  let silent = 0;
  for (let start = 0; start < bytes.length; start += chunkLength) {
    const before = events;
    const end = start + chunkLength;
    const chunk = decoder.decode(bytes.subarray(start, end), { stream: end < bytes.length });
    parser.write(chunk);
    silent = events === before ? silent + chunk.length : 0;
    if (silent > limits.token) throw new XmlLimitError(`A token of more than ${limits.token} characters`);
  }
  parser.close();
  return events;
}

/** Element with names without prefix. */
export type XmlElement = {
  readonly name: string;
  /** '' for none. */
  readonly namespace: string;
  readonly attributes: XmlAttributes;
  readonly children: readonly (XmlElement | string)[];
};

/**
 * Parses XML into a tree.
 * @throws as {@link readXml}
 */
export function parseXml(bytes: Uint8Array, limits: XmlLimits): XmlElement {
  const root: (XmlElement | string)[] = [];
  const open = [root];
  const handlers: XmlHandlers = {
    open: (name, attributes, namespace = '') => {
      const children: (XmlElement | string)[] = [];
      open.at(-1)?.push({ name, namespace, attributes, children });
      open.push(children);
    },
    text: (text) => open.at(-1)?.push(text),
    close: () => open.pop(),
  };
  readXml(bytes, handlers, limits, true);
  const element = root.find((child) => typeof child !== 'string');
  if (!element) throw new Error('No root element');
  return element;
}

export function childElements({ children }: XmlElement): readonly XmlElement[] {
  return children.filter((child) => typeof child !== 'string');
}

export function textContent({ children }: XmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textContent(child))).join('');
}
