import * as v from 'valibot';

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
