import { type RefObject, useEffect, useReducer, useState } from 'react';
import * as v from 'valibot';

/** Parameters with the site's colours, in the widget's format: hexadecimal without the number sign. */
const colours = {
  background_color: 'FFFDFA',
  text_color: '14233B',
  primary_color: __ACCENT__.slice(1),
} as const;

/** Parameters without which Calendly posts no messages to the embedding page. Other services ignore them. */
const embedParameters = { embed_type: 'Inline', embed_domain: '1' } as const;

/**
 * Returns the address for the booking frame: the configured one with parameters for embedding and colours.
 * @param url absolute http(s) address, whose other parameters are kept
 */
export function schedulingFrameUrl(url: string): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries({ ...embedParameters, ...colours })) {
    address.searchParams.set(name, value);
  }
  return address.href;
}

/**
 * Maximum height in CSS pixels. It is enough for any calendar, and keeps the framed page from making the site's page
 * endless.
 */
const maxHeight = 3_000;

/** Calendly's message with the height of its page, such as '702px'. */
const PageHeight = v.object({
  event: v.literal('calendly.page_height'),
  payload: v.object({ height: v.pipe(v.string(), v.regex(/^\d+(\.\d+)?px$/)) }),
});

type Sender = Pick<MessageEvent, 'source' | 'origin'>;

/** True if the message comes from the framed page, and not from a page that replaced it. */
export function isFromFrame(
  message: Sender,
  frameWindow: MessageEventSource | null | undefined,
  url: string,
): boolean {
  return frameWindow != null && message.source === frameWindow && message.origin === new URL(url).origin;
}

/** Returns the height in CSS pixels that a message asks for; null if the message is about something else. */
export function requestedHeight(data: unknown): number | null {
  const result = v.safeParse(PageHeight, data);
  if (!result.success) return null;
  return Math.min(Math.ceil(Number.parseFloat(result.output.payload.height)), maxHeight);
}

/**
 * State of the booking frame. A page can't find out what a frame shows: the frame fires `load` even if its page refuses
 * to be framed or a filter blocks it. Only a message from the calendar proves that it works. If none arrives within a
 * time limit, the frame counts as failed. A later message still makes it count as shown.
 */
export type FrameState = 'opening' | 'loaded' | 'shown' | 'failed';

export type FrameEvent =
  /** The frame has loaded something, possibly an error page. */
  | 'load'
  | 'message'
  | 'timeout'
  /** The site's Content-Security-Policy has blocked the frame. */
  | 'refused';

export function nextState(state: FrameState, event: FrameEvent): FrameState {
  if (event === 'message' || state === 'shown') return 'shown';
  if (event === 'load') return state === 'opening' ? 'loaded' : state;
  return 'failed';
}

/** Milliseconds that each state may last before it counts as a failure; null for no limit. */
const timeoutsMs: Readonly<Record<FrameState, number | null>> = {
  opening: 15_000,
  loaded: 8_000,
  shown: null,
  failed: null,
};

type Frame = {
  readonly state: FrameState;
  /** Height in CSS pixels that the calendar last asked for; null if it hasn't asked for one. */
  readonly height: number | null;
  /** True once the page listens for messages. If the frame opened earlier, its first messages would be lost. */
  readonly isListening: boolean;
  readonly onLoad: () => void;
};

export function useFrame(frame: RefObject<HTMLIFrameElement | null>, url: string): Frame {
  const [state, dispatch] = useReducer(nextState, 'opening');
  const [height, setHeight] = useState<number | null>(null);
  const [isListening, setListening] = useState(false);

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      if (!isFromFrame(event, frame.current?.contentWindow, url)) return;
      dispatch('message');
      const newHeight = requestedHeight(event.data);
      if (newHeight !== null) setHeight(newHeight);
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

  return { state, height, isListening, onLoad: () => dispatch('load') };
}
