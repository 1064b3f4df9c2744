import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type FrameEvent,
  isFromFrame,
  nextState,
  requestedHeight,
  schedulingFrameUrl,
} from '../../../src/features/booking/frame.ts';
import { accent } from '../../../src/ui/accent.ts';
import { hostileJson, manyRuns } from '../../random-json.ts';

test('the configured address gets parameters for colours and embedding', () => {
  const url = schedulingFrameUrl(
    'https://calendario.example/firma?month=2026-03&name=Ana%20P%C3%A9rez&text_color=000000#paso',
  );
  expect(url).toMatch(/^https:\/\/calendario\.example\/firma\?.+#paso$/);
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    month: '2026-03',
    name: 'Ana Pérez',
    background_color: 'FFFDFA',
    text_color: '14233B',
    primary_color: accent.slice(1),
    embed_type: 'Inline',
    embed_domain: '1',
  });
});

// Message ports stand in for windows, since only identity matters.
const { port1: frameWindow, port2: otherWindow } = new MessageChannel();
const url = 'https://calendario.example/firma?x=1';
const origin = 'https://calendario.example';

test('accepts a message from the frame with the calendar’s origin', () => {
  expect(isFromFrame({ source: frameWindow, origin }, frameWindow, url)).toBe(true);
});

test.each([
  ['another window', { source: otherWindow, origin }],
  ['nobody', { source: null, origin }],
  ['a page that replaced the calendar', { source: frameWindow, origin: 'https://otra.example' }],
  ['an origin with the same beginning', { source: frameWindow, origin: `${origin}.otra.example` }],
  ['an opaque origin', { source: frameWindow, origin: 'null' }],
])('a message from %s is ignored', (_, message) => {
  expect(isFromFrame(message, frameWindow, url)).toBe(false);
});

test('accepts no message before the frame exists', () => {
  expect(isFromFrame({ source: null, origin }, null, url)).toBe(false);
});

const heightFor = (value: unknown) =>
  requestedHeight({ event: 'calendly.page_height', payload: { height: value } });

test('a calendar may request its height up to a maximum', () => {
  expect(heightFor('702px')).toBe(702);
  expect(heightFor('702.4px')).toBe(703);
  expect(heightFor('999999999px')).toBe(3000);
});

test('a message about something else requests no height', () => {
  expect(requestedHeight({ event: 'calendly.other', payload: { height: '702px' } })).toBeNull();
});

test.each(['auto', '-5px', '1e9px', '100%', 'calc(1px)', 702, '702px;position:fixed', ''])(
  'a height of %j is ignored',
  (value) => {
    expect(heightFor(value)).toBeNull();
  },
);

test('any message requests no height or one within the limits', () => {
  const message = hostileJson({ event: 'calendly.page_height', payload: { height: '702px' } });
  fc.assert(
    fc.property(message, (data) => {
      const requested = requestedHeight(data);
      expect(requested === null || (Number.isInteger(requested) && requested >= 0 && requested <= 3000)).toBe(
        true,
      );
    }),
    manyRuns,
  );
});

test.each<[string, readonly FrameEvent[], string]>([
  ['loading alone does not prove that the calendar works', ['load'], 'loaded'],
  ['a message after loading shows the calendar', ['load', 'message'], 'shown'],
  ['a message before loading shows the calendar', ['message'], 'shown'],
  ['a frame that does not load in time fails', ['timeout'], 'failed'],
  ['a frame that loads but sends no message fails', ['load', 'timeout'], 'failed'],
  ['a frame that the site’s policy blocks fails', ['refused'], 'failed'],
  ['a frame that loads after the timeout still counts as failed', ['timeout', 'load'], 'failed'],
  ['a message after the timeout shows the calendar', ['timeout', 'load', 'message'], 'shown'],
  ['a calendar that is shown stays shown', ['message', 'load', 'timeout', 'refused'], 'shown'],
])('%s', (_, events, state) => {
  expect(events.reduce(nextState, 'opening')).toBe(state);
});
