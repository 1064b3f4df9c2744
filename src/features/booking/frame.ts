import { type RefObject, useEffect, useReducer, useState } from 'react';
import * as v from 'valibot';

/** The site's own colours, as the widget takes them: hexadecimal without the number sign. */
const colours = {
  background_color: 'FFFDFA',
  text_color: '14233B',
  primary_color: __ACCENT__.slice(1),
} as const;

/** Calendly posts messages to the page around it only with these parameters; others ignore them. */
const embedded = { embed_type: 'Inline', embed_domain: '1' } as const;

/**
 * The address that the booking frame opens: the configured one in the site's colours.
 * @param url absolute http(s) address; its other parameters stay
 */
export function schedulingFrameUrl(url: string): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries({ ...embedded, ...colours })) {
    address.searchParams.set(name, value);
  }
  return address.href;
}

/** CSS pixels, enough for any calendar; the framed page must not decide how long this one gets. */
const tallest = 3_000;

/** Calendly's shape: the height of its page, as '702px'. */
const PageHeight = v.object({
  event: v.literal('calendly.page_height'),
  payload: v.object({ height: v.pipe(v.string(), v.regex(/^\d+(\.\d+)?px$/)) }),
});

type Sender = Pick<MessageEvent, 'source' | 'origin'>;

/** @returns whether the message comes from the page that was framed, and not from one that took its place */
export function isFromFrame(
  message: Sender,
  frame: MessageEventSource | null | undefined,
  url: string,
): boolean {
  return frame != null && message.source === frame && message.origin === new URL(url).origin;
}

/** @returns the height in CSS pixels that the calendar asks for, or null when the message is about something else */
export function askedHeight(data: unknown): number | null {
  const result = v.safeParse(PageHeight, data);
  if (!result.success) return null;
  return Math.min(Math.ceil(Number.parseFloat(result.output.payload.height)), tallest);
}

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
  if (event === 'message' || state === 'shown') return 'shown';
  if (event === 'load') return state === 'opening' ? 'loaded' : state;
  return 'failed';
}

/** Milliseconds that each state may last before it counts as a failure; null for as long as it likes. */
const timeoutsMs: Readonly<Record<FrameState, number | null>> = {
  opening: 15_000,
  loaded: 8_000,
  shown: null,
  failed: null,
};

type Frame = {
  readonly state: FrameState;
  /** CSS pixels that the calendar asked for last, if it did. */
  readonly height: number | null;
  /** Whether somebody listens already: only then may the frame be opened, or its first words are lost. */
  readonly listening: boolean;
  readonly onLoad: () => void;
};

/** Follows the frame that shows `url`. */
export function useFrame(frame: RefObject<HTMLIFrameElement | null>, url: string): Frame {
  const [state, dispatch] = useReducer(nextState, 'opening');
  const [height, setHeight] = useState<number | null>(null);
  const [listening, setListening] = useState(false);

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      if (!isFromFrame(event, frame.current?.contentWindow, url)) return;
      dispatch('message');
      const asked = askedHeight(event.data);
      if (asked !== null) setHeight(asked);
    };
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && url.startsWith(blockedURI)) dispatch('refused');
    };
    window.addEventListener('message', onMessage);
    document.addEventListener('securitypolicyviolation', onViolation);
    setListening(true);
    return () => {
      window.removeEventListener('message', onMessage);
      document.removeEventListener('securitypolicyviolation', onViolation);
    };
  }, [frame, url]);

  useEffect(() => {
    const timeoutMs = timeoutsMs[state];
    if (timeoutMs === null) return;
    const timer = setTimeout(() => dispatch('timeout'), timeoutMs);
    return () => clearTimeout(timer);
  }, [state]);

  return { state, height, listening, onLoad: () => dispatch('load') };
}
