import { expect, test } from 'vitest';
import {
  type FrameEvent,
  type FrameState,
  nextState,
  timeoutsMs,
} from '../../../src/features/booking/frame-state.ts';

function after(...events: FrameEvent[]): FrameState {
  return events.reduce(nextState, 'opening');
}

test('only a message shows the calendar: a refused frame loads as well', () => {
  expect(after('load')).toBe('loaded');
  expect(after('load', 'message')).toBe('shown');
  expect(after('message')).toBe('shown');
});

test('a frame that does not come, or says nothing, has failed', () => {
  expect(after('timeout')).toBe('failed');
  expect(after('load', 'timeout')).toBe('failed');
  expect(after('refused')).toBe('failed');
});

test('an error page that loads after the wait is no calendar yet; its message is', () => {
  expect(after('timeout', 'load')).toBe('failed');
  expect(after('timeout', 'load', 'message')).toBe('shown');
  expect(after('load', 'timeout', 'message')).toBe('shown');
});

test('a calendar that is shown stays, through its own pages and whatever comes late', () => {
  for (const event of ['load', 'timeout', 'refused', 'message'] as const) {
    expect(nextState('shown', event)).toBe('shown');
  }
});

test('only a frame that is waited for times out', () => {
  expect(timeoutsMs).toEqual({ opening: 15_000, loaded: 8_000, shown: null, failed: null });
});
