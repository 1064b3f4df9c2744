import { withTimeout } from '../../src/platform/async.ts';
import { refusals } from './refusal.ts';

/** Bytes of an order. */
const longestOrder = 10_000;
/** Milliseconds for an order to come in. */
const orderTimeoutMs = 5_000;

/** More came than was allowed. */
export class TooLong extends Error {
  override readonly name = 'TooLong';
}

/**
 * The text of a body, counted as it is read: what `content-length` says is anybody's word.
 * @param most bytes
 * @throws TooLong, a TypeError for what is not UTF-8, or whatever ends the stream
 */
export async function readText(body: ReadableStream<Uint8Array> | null, most: number): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > most) {
      // Some hosts reject it; the rest of the body is of no interest either way.
      reader.cancel().catch(() => {});
      throw new TooLong();
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** @throws Refusal for a body that is no JSON, or more than an order ever is */
export async function readOrder(request: Request): Promise<unknown> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw refusals.notJson();
  try {
    return JSON.parse(
      await withTimeout(orderTimeoutMs, undefined, () => readText(request.body, longestOrder)),
    );
  } catch (error) {
    throw error instanceof TooLong ? refusals.tooLarge() : refusals.unreadable();
  }
}
