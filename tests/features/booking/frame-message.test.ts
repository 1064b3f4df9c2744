import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedHeight, isFromFrame } from '../../../src/features/booking/frame-message.ts';
import { hostileJson, manyRuns } from '../../random-json.ts';

// A port stands for a window: all that counts is whether it is the same.
const { port1: frame, port2: other } = new MessageChannel();
const url = 'https://calendario.example/firma?x=1';
const origin = 'https://calendario.example';

test('a message counts when frame and origin are the right ones', () => {
  expect(isFromFrame({ source: frame, origin }, frame, url)).toBe(true);
});

test.each([
  ['another window', { source: other, origin }],
  ['nobody', { source: null, origin }],
  ['a page that took the frame over', { source: frame, origin: 'https://otra.example' }],
  ['an origin that only begins alike', { source: frame, origin: `${origin}.otra.example` }],
  ['a page without origin', { source: frame, origin: 'null' }],
])('a message of %s does not', (_, message) => {
  expect(isFromFrame(message, frame, url)).toBe(false);
});

test('before there is a frame, no message is its own', () => {
  expect(isFromFrame({ source: null, origin }, null, url)).toBe(false);
  expect(isFromFrame({ source: null, origin }, undefined, url)).toBe(false);
});

const height = (value: unknown) => askedHeight({ event: 'calendly.page_height', payload: { height: value } });

test('a calendar may request its height, within limits', () => {
  expect(height('702px')).toBe(702);
  expect(height('702.4px')).toBe(703);
  expect(height('999999999px')).toBe(3000);
});

test.each([
  undefined,
  null,
  'calendly.page_height',
  42,
  [],
  {},
  { event: 'calendly.event_type_viewed', payload: {} },
  { event: 'calendly.page_height' },
])('%j requests no height', (data) => {
  expect(askedHeight(data)).toBeNull();
});

test.each(['auto', '-5px', '1e9px', '100%', 'calc(1px)', 702, '702px;position:fixed', ''])(
  'a height of %j is none',
  (value) => {
    expect(height(value)).toBeNull();
  },
);

test('for any message of a frame, the height is none or one within limits', () => {
  const message = hostileJson({ event: 'calendly.page_height', payload: { height: '702px' } });
  fc.assert(
    fc.property(message, (data) => {
      const asked = askedHeight(data);
      expect(asked === null || (Number.isInteger(asked) && asked >= 0 && asked <= 3000)).toBe(true);
    }),
    manyRuns,
  );
});

test('for any origin, a message counts only as the framed page’s own', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.constant(origin)), (named) => {
      expect(isFromFrame({ source: frame, origin: named }, frame, url)).toBe(named === origin);
    }),
    manyRuns,
  );
});
