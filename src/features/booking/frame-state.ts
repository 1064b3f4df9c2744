/**
 * A frame cannot be asked whether it shows what it should: a page that refuses to be framed, or that a filter
 * blocked, fires `load` as well. What cannot be faked is a message from the calendar itself, so that only one
 * counts as proof; without it the frame counts as empty after a while, and as loaded again if one still arrives.
 */
export type FrameState = 'opening' | 'loaded' | 'shown' | 'failed';

export type FrameEvent =
  /** The frame has loaded something, an error page perhaps. */
  | 'load'
  /** The calendar has sent a message. */
  | 'message'
  /** The time limit of this state has passed. */
  | 'timeout'
  /** This page's own policy has refused the frame. */
  | 'refused';

/** What the frame is taken for after an event. */
export function nextState(state: FrameState, event: FrameEvent): FrameState {
  if (event === 'message') return 'shown';
  if (state === 'shown') return 'shown';
  if (event === 'load') return state === 'opening' ? 'loaded' : state;
  return 'failed';
}

/** Milliseconds that each state may last before it counts as a failure; null for as long as it likes. */
export const timeoutsMs: Readonly<Record<FrameState, number | null>> = {
  opening: 15_000,
  loaded: 8_000,
  shown: null,
  failed: null,
};
