import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import {
  childElements,
  parseXml,
  partLimits,
  readXml,
  textContent,
  XmlLimitError,
  type XmlLimits,
} from '../../../src/platform/files/xml.ts';

/** Returns the events of a file: '+name' and attributes, text, and '-name'. */
function eventsOf(xml: string | Uint8Array, limits?: XmlLimits): readonly string[] {
  const events: string[] = [];
  readXml(
    typeof xml === 'string' ? strToU8(xml) : xml,
    {
      open: (name, attributes) => events.push(`+${[name, ...Object.entries(attributes).flat()].join(' ')}`),
      text: (text) => events.push(text),
      close: (name) => events.push(`-${name}`),
    },
    limits,
  );
  return events;
}

test('reports tags, attributes, text and CDATA in order', () => {
  expect(eventsOf('<a b="1"><c>x &amp; &#241;</c><![CDATA[<d>]]></a>')).toEqual([
    '+a b 1',
    '+c',
    'x & ñ',
    '-c',
    '<d>',
    '-a',
  ]);
});

test('drops prefixes and namespace declarations', () => {
  expect(eventsOf('<x:a xmlns:x="u" xmlns="v" x:b="1" x:c="2" c="3"/>')).toEqual(['+a b 1 c 3', '-a']);
});

test.each([
  ['UTF-8 with a byte order mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...strToU8('<a>ñ</a>')])],
  ['UTF-16', new Uint8Array(Uint16Array.from('\uFEFF<a>ñ</a>', (letter) => letter.charCodeAt(0)).buffer)],
  [
    'the encoding that the XML names',
    Uint8Array.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>ñ</a>', (letter) => letter.charCodeAt(0)),
  ],
])('decodes %s', (_, bytes) => {
  expect(eventsOf(bytes)).toEqual(['+a', 'ñ', '-a']);
});

test('decodes a letter whose bytes are split between two chunks', () => {
  const text = 'ñ'.repeat(100_000);
  expect(eventsOf(`<a>${text}</a>`)).toEqual(['+a', text, '-a']);
});

test.each([
  '',
  'x',
  '<a>',
  '<a></b>',
  '<a b="1" b="2"/>',
  '<a/><a/>',
  '<a>&entity;</a>',
  '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
  '<!DOCTYPE a><a/>',
])('throws for %j', (xml) => {
  expect(() => eventsOf(xml)).toThrow();
});

const limits = { maxEvents: 100, maxDepth: 5, maxTokenLength: 200_000 };

test.each([
  ['too many events', `<a>${'<b/>'.repeat(60)}</a>`],
  ['too many nested elements', '<a>'.repeat(6)],
  ['a long text', `<a>${' '.repeat(400_000)}</a>`],
  ['a long attribute name', `<a ${'b'.repeat(400_000)}="1"/>`],
  ['a long attribute value', `<a b="${'1'.repeat(400_000)}"/>`],
  ['blanks in a tag', `<a${' '.repeat(400_000)}/>`],
  ['a long comment', `<a><!--${'-x'.repeat(200_000)}--></a>`],
  ['a long DOCTYPE', `<!DOCTYPE a [${'<!ENTITY b "c">'.repeat(30_000)}]><a/>`],
])('stops at the limits: %s', (_, xml) => {
  expect(() => eventsOf(xml, limits)).toThrow(XmlLimitError);
});

test('stops within the first megabyte of fifty megabytes of blanks', () => {
  const bytes = new Uint8Array(50_000_000).fill(0x20);
  bytes.set(strToU8('<a '));
  let lastOffset = 0;
  const watchedBytes = new Proxy(bytes, {
    get: (target, key) => {
      if (key !== 'subarray') return Reflect.get(target, key, target);
      return (start: number, end: number) => {
        lastOffset = Math.max(lastOffset, end);
        return target.subarray(start, end);
      };
    },
  });
  expect(() => readXml(watchedBytes, {}, partLimits)).toThrow(XmlLimitError);
  expect(lastOffset).toBeLessThan(1_000_000);
});

test('rethrows a handler’s error', () => {
  const open = () => {
    throw new Error('enough');
  };
  expect(() => readXml(strToU8('<a/>'), { open })).toThrow('enough');
});

test('readXml returns the number of events', () => {
  expect(readXml(strToU8('<a>x<b/></a>'), {})).toBe(5);
});

test('parses a tree with the namespaces, children and text of elements', () => {
  const tree = parseXml(
    strToU8('<a:b xmlns:a="urn:one" a:c="1" xmlns="urn:two"><d>x<a:e/>y<![CDATA[z]]></d></a:b>'),
    partLimits,
  );
  const empty = { name: 'e', namespace: 'urn:one', attributes: {}, children: [] };
  const inner = { name: 'd', namespace: 'urn:two', attributes: {}, children: ['x', empty, 'y', 'z'] };
  expect(tree).toEqual({ name: 'b', namespace: 'urn:one', attributes: { c: '1' }, children: [inner] });
  expect(childElements(tree)).toEqual([inner]);
  expect(textContent(tree)).toBe('xyz');
});

test('refuses undeclared prefixes in a tree', () => {
  expect(() => parseXml(strToU8('<a:b/>'), partLimits)).toThrow();
});
