import * as v from 'valibot';
import { isSigned } from './reference.ts';
import { refusals } from './refusal.ts';
import { type AskService, isUnknown, type ServiceRefusal, serviceRefusal } from './service.ts';
import type { Settings } from './settings.ts';

/** Milliseconds; the client gives two questions about one payment 8 s. */
const timeoutMs = 3_500;

const text = v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(64))), null);
const amount = v.fallback(v.nullable(v.number()), null);
const numeric = v.union([v.number(), v.pipe(v.string(), v.maxLength(32), v.regex(/^-?\d+(\.\d+)?$/))]);

const Item = v.object({
  id: v.pipe(v.string(), v.maxLength(256)),
  quantity: v.fallback(v.nullable(numeric), null),
  unit_price: v.fallback(v.nullable(numeric), null),
});

/** All that leaves the proxy of a payment: no payer, no card, no fee. */
const Payment = v.object({
  id: v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^\d{1,20}$/))]),
  status: text,
  status_detail: text,
  currency_id: text,
  live_mode: v.fallback(v.nullable(v.boolean()), null),
  transaction_amount: amount,
  transaction_amount_refunded: amount,
  external_reference: v.fallback(v.nullable(v.string()), null),
  date_approved: text,
  additional_info: v.fallback(v.object({ items: v.array(Item) }), { items: [] }),
});

type Payment = v.InferOutput<typeof Payment>;

const Payments = v.object({ results: v.array(v.unknown()) });
const OfReference = v.object({ external_reference: v.string() });

/** A payment without money is nobody's purchase, but for whoever tries the shop out. */
function counts({ live_mode }: Payment, { takesTestPayments }: Settings): boolean {
  return live_mode !== false || takesTestPayments;
}

/** @throws Refusal, the same for a number that is unknown and for one that is not of this shop */
export async function findByNumber(
  settings: Settings,
  ask: AskService,
  number: string,
): Promise<Payment | ServiceRefusal> {
  const answer = await ask({ path: `/v1/payments/${number}`, timeoutMs });
  if (isUnknown(answer)) throw refusals.notFound();
  if (answer.status !== 200) return serviceRefusal(answer, settings.accessToken);
  const payment = v.safeParse(Payment, answer.body);
  if (!payment.success) throw refusals.unusable();
  const isOurs = await isSigned(payment.output.external_reference ?? '', settings.secrets);
  if (!isOurs || !counts(payment.output, settings)) throw refusals.notFound();
  return payment.output;
}

/** @throws Refusal for a reference that this shop did not give out */
export async function findByReference(
  settings: Settings,
  ask: AskService,
  reference: string,
): Promise<{ readonly results: readonly Payment[] } | ServiceRefusal> {
  if (!(await isSigned(reference, settings.secrets))) throw refusals.notFound();
  const query = new URLSearchParams({
    sort: 'date_created',
    criteria: 'desc',
    external_reference: reference,
  });
  const answer = await ask({ path: `/v1/payments/search?${query}`, timeoutMs });
  if (answer.status !== 200) return serviceRefusal(answer, settings.accessToken);
  const found = v.safeParse(Payments, answer.body);
  if (!found.success) throw refusals.unusable();
  const others = (each: unknown) => v.is(OfReference, each) && each.external_reference !== reference;
  const own = found.output.results.filter((each) => !others(each));
  const results = own.flatMap((each) => {
    const payment = v.safeParse(Payment, each);
    return payment.success && payment.output.external_reference === reference ? [payment.output] : [];
  });
  // What cannot be read may be the good one: without another, the order must not look as if it had not been paid.
  const isWhole = results.length === own.length || results.some(({ status }) => status === 'approved');
  if (!isWhole) throw refusals.unusable();
  return { results: results.filter((each) => counts(each, settings)) };
}
