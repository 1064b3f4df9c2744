import { withTimeout } from '../../src/platform/async.ts';
import { refusals } from './refusal.ts';

/** Bytes of an order's body at most. */
const maxOrderLength = 10_000;
/** Milliseconds for an order's body to arrive. */
const orderTimeoutMs = 5_000;

export class TooLong extends Error {
  override readonly name = 'TooLong';
}

/**
 * Reads a body as text and counts its bytes as they arrive, since anybody can write any `content-length`.
 * @param most bytes
 * @throws TooLong, a TypeError for text that is not UTF-8, or whatever ends the stream
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
      // Some hosts reject cancel(); the rest of the body doesn't matter either way.
      reader.cancel().catch(() => {});
      throw new TooLong();
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Reads the JSON of an order.
 * @throws {Refusal} for a body that is not JSON or exceeds the size of any order
 */
export async function readOrder(request: Request): Promise<unknown> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw refusals.notJson();
  try {
    return JSON.parse(
      await withTimeout(orderTimeoutMs, undefined, () => readText(request.body, maxOrderLength)),
    );
  } catch (error) {
    throw error instanceof TooLong ? refusals.tooLarge() : refusals.unreadable();
  }
}
