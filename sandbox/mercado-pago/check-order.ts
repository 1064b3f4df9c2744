import * as v from 'valibot';
import { type Refusal, refusal } from './errors.ts';
import { Order, refusedReturn } from './order.ts';

const errors: Readonly<Record<string, string>> = {
  items: 'invalid_items',
  back_urls: 'invalid_back_urls',
  auto_return: 'invalid_auto_return',
  payment_methods: 'invalid_payment_methods',
};

/**
 * Reads an order as the service would.
 *
 * @param loopback whether `auto_return` may lead to the machine's own addresses, which the service refuses and a
 * purchase on one's own machine needs
 */
export function checkOrder(
  body: unknown,
  { loopback }: { readonly loopback: boolean },
): { readonly order: Order } | { readonly refusal: Refusal } {
  const result = v.safeParse(Order, body);
  if (!result.success) {
    const [issue] = result.issues;
    if (!issue.path) return { refusal: refusal(400, 'bad_request', 'The body is not a JSON object.') };
    const [field, index] = issue.path;
    const message = issue.message.replace('<n>', String(index?.key));
    return { refusal: refusal(400, errors[String(field.key)] ?? 'bad_request', message) };
  }
  const order = result.output;
  if (order.auto_return && !returnsTo(order.back_urls.success, loopback)) {
    return { refusal: refusal(400, 'invalid_auto_return', refusedReturn) };
  }
  return { order };
}

function returnsTo(success: string, loopback: boolean): boolean {
  if (success === '') return false;
  const { protocol, hostname } = new URL(success);
  if (/^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)) return loopback;
  const isIp = /^(\d+\.\d+\.\d+\.\d+|\[.+\])$/.test(hostname);
  return protocol === 'https:' && !isIp;
}
