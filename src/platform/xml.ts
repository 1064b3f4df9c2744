// XML of files that a person opens, read as a stream of tags. Workers have no `DOMParser`, which also knows no bounds.
import { SaxesParser } from 'saxes';

/** Attributes of a tag, by their names without prefix. Declarations of namespaces are left out. */
export type XmlAttributes = Readonly<Record<string, string>>;

/** Names come without their prefix: `<x:row>` and `<row>` are alike. */
export type XmlHandlers = {
  readonly open?: (name: string, attributes: XmlAttributes) => void;
  /** Receives the whole text between two tags, or a CDATA section. */
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
};

export type XmlLimits = {
  /** Tags opened and closed, and texts. */
  readonly events: number;
  /** Tags inside one another. */
  readonly depth: number;
  /** Characters of one tag with its attributes, of one text or of one comment; exact to {@link chunkLength}. */
  readonly token: number;
};

/** Bounds for a part of an office file. A cell holds 32,767 characters, each of which an entity can make ten times as long. */
export const partLimits: XmlLimits = { events: 8_000_000, depth: 100, token: 350_000 };

/** The XML goes beyond its limits; whether it is well-formed is not known. */
export class XmlLimitError extends Error {}

const chunkLength = 65_536;

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function localAttributes(attributes: Readonly<Record<string, string>>): XmlAttributes {
  const entries = Object.entries(attributes);
  if (!entries.some(([name]) => name.includes(':'))) return attributes;
  const isDeclaration = (name: string) => name === 'xmlns' || name.startsWith('xmlns:');
  const prefixed = entries.filter(([name]) => name.includes(':') && !isDeclaration(name));
  const plain = entries.filter(([name]) => !name.includes(':') && !isDeclaration(name));
  // An attribute without prefix belongs to the tag itself, so it wins over one of another vocabulary.
  return Object.fromEntries([...prefixed.map(([name, value]) => [localName(name), value]), ...plain]);
}

const byteOrderMarks = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const;

/** The encoding that the first bytes name; UTF-8 where they name none that browsers know. */
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
 * Reads XML from its bytes. No entity is expanded beyond XML's own five and the numeric ones.
 * @returns the number of events
 * @throws XmlLimitError beyond the limits, Error for what is not well-formed or has a DOCTYPE, and what a handler throws
 */
export function readXml(bytes: Uint8Array, handlers: XmlHandlers, limits = partLimits): number {
  const parser = new SaxesParser({ xmlns: false, position: false });
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
  parser.on('opentag', ({ name, attributes }) => {
    count();
    depth += 1;
    if (depth > limits.depth) throw new XmlLimitError(`More than ${limits.depth} tags in one another`);
    handlers.open?.(localName(name), localAttributes(attributes));
  });
  parser.on('closetag', ({ name }) => {
    count();
    depth -= 1;
    handlers.close?.(localName(name));
  });
  parser.on('text', handleText);
  parser.on('cdata', handleText);
  parser.on('doctype', () => {
    // Office programs never write one, and entities of a file's own start with it.
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
