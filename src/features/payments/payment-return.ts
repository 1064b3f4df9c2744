import * as v from 'valibot';

/** What the address says after a payment. Anyone can write it: it proves nothing by itself. */
export type PaymentReturn = {
  readonly status: string | null;
  readonly paymentId: string | null;
  readonly reference: string | null;
  readonly preferenceId: string | null;
};

/** Mercado Pago writes the word "null" where it has nothing. */
const Param = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.maxLength(256),
      v.transform((value) => (value === '' || value === 'null' ? null : value)),
    ),
  ),
  null,
);

const PaymentId = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^\d{1,20}$/))), null);

/** Reads the return's query; `collection_*` repeat what the shorter names say. */
export function parseReturn(search: string): PaymentReturn {
  const query = new URLSearchParams(search);
  const read = (...names: string[]) =>
    names.map((name) => v.parse(Param, query.get(name))).find((value) => value !== null) ?? null;
  return {
    status: read('status', 'collection_status'),
    paymentId: v.parse(PaymentId, read('payment_id', 'collection_id')),
    reference: read('external_reference'),
    preferenceId: read('preference_id'),
  };
}

/** The address's status as far as it matters. */
export type Status = 'approved' | 'underWay' | 'refused' | 'other' | 'none';

const statuses: ReadonlyMap<string | null, Status> = new Map([
  [null, 'none'],
  ['approved', 'approved'],
  ['pending', 'underWay'],
  ['in_process', 'underWay'],
  ['authorized', 'underWay'],
  ['rejected', 'refused'],
  ['cancelled', 'refused'],
]);

export function statusOf({ status }: Pick<PaymentReturn, 'status'>): Status {
  return statuses.get(status) ?? 'other';
}
