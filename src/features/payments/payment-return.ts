import * as v from 'valibot';

/** Status in the address of a return. 'other': the shop doesn't know the word. 'none': the address has no status. */
export type ReturnStatus = 'approved' | 'underWay' | 'refused' | 'other' | 'none';

/** Data in the address of a return. Anyone can write them, so they prove nothing by themselves. */
export type PaymentReturn = {
  readonly status: ReturnStatus;
  /** The payment service's number of the payment. */
  readonly paymentId: string | null;
  /** The shop's own reference of the order. */
  readonly reference: string | null;
  /** The payment service's id of the payment that was prepared. */
  readonly preparedId: string | null;
};

/** Mercado Pago writes the text 'null' for a missing value. */
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

const statuses: ReadonlyMap<string | null, ReturnStatus> = new Map([
  [null, 'none'],
  ['approved', 'approved'],
  ['pending', 'underWay'],
  ['in_process', 'underWay'],
  ['authorized', 'underWay'],
  ['rejected', 'refused'],
  ['cancelled', 'refused'],
]);

/** Parses the query of a return's address. The `collection_*` parameters repeat the shorter ones. */
export function parseReturn(search: string): PaymentReturn {
  const query = new URLSearchParams(search);
  const readParam = (...names: string[]) =>
    names.map((name) => v.parse(Param, query.get(name))).find((value) => value !== null) ?? null;
  return {
    status: statuses.get(readParam('status', 'collection_status')) ?? 'other',
    paymentId: v.parse(PaymentId, readParam('payment_id', 'collection_id')),
    reference: readParam('external_reference'),
    preparedId: readParam('preference_id'),
  };
}
