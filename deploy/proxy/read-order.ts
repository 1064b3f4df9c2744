import { withTimeout } from '../../src/platform/async.ts';
import { readText } from './read-text.ts';
import { refusals } from './refusal.ts';

/** Bytes of an order. */
const longestOrder = 10_000;
/** Milliseconds for an order to come in. */
const orderTimeoutMs = 5_000;

/** @throws Refusal for a body that is no JSON, or more than an order ever is */
export async function readOrder(request: Request): Promise<unknown> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw refusals.notJson();
  try {
    return JSON.parse(
      await withTimeout(orderTimeoutMs, undefined, () => readText(request.body, longestOrder)),
    );
  } catch (error) {
    throw error instanceof Error && error.name === 'TooLong' ? refusals.tooLarge() : refusals.unreadable();
  }
}
