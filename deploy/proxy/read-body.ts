import { runWithTimeout } from '../../src/platform/async.ts';
import { refusals } from './refusal.ts';

const maxOrderBytes = 10_000;
const orderTimeoutMs = 5_000;

export class BodyTooLong extends Error {
  override readonly name = 'BodyTooLong';
}

/**
 * Reads a body as text. Counts its bytes as they arrive, because anybody may forge `content-length`.
 * @throws {BodyTooLong} if the body is longer
 * @throws {TypeError} if the text is not UTF-8
 */
export async function readText(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let byteCount = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    byteCount += value.byteLength;
    if (byteCount > maxBytes) {
      // On some hosts cancel() rejects. Ignore that, because nobody reads the rest of the body.
      reader.cancel().catch(() => {});
      throw new BodyTooLong();
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Reads the JSON of an order.
 * @throws {Refusal} if the body is not JSON or longer than any order
 */
export async function readOrder(request: Request): Promise<unknown> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw refusals.notJson();
  try {
    return JSON.parse(
      await runWithTimeout(orderTimeoutMs, undefined, () => readText(request.body, maxOrderBytes)),
    );
  } catch (error) {
    throw error instanceof BodyTooLong ? refusals.tooLarge() : refusals.unreadable();
  }
}
