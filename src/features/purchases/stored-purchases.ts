import * as v from 'valibot';
import { Instant, validEntries } from '../../platform/schema.ts';
import { QuoteNumber } from '../cart/quote-number.ts';
import {
  type Attempt,
  type DownloadRecord,
  maxDeletions,
  maxLines,
  type Purchases,
  type Receipt,
  uniqueLines,
} from './purchases.ts';

const maxNumber = 1e9;
// Both limits are far above any real number, and a page can still render that many. Above them, `validEntries` keeps
// the last entries, which are the newest.
const maxAttempts = 1_000;
const maxReceipts = 5_000;

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256));
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxNumber));
const Line = v.object({
  id: text,
  quantity: v.pipe(wholeNumber, v.minValue(1)),
  unitPrice: v.exactOptional(wholeNumber),
});
const orderFields = {
  reference: text,
  preparedId: v.nullable(text),
  lines: v.pipe(v.array(Line), v.nonEmpty(), v.maxLength(maxLines), v.readonly(), v.transform(uniqueLines)),
  total: wholeNumber,
  startedAt: Instant,
  quote: v.exactOptional(v.unknown()),
};

/** Drops an invalid quote number and keeps the purchase. */
function parseQuote<T extends { readonly quote?: unknown }>({ quote, ...entry }: T) {
  return { ...entry, ...(v.is(QuoteNumber, quote) && { quote }) };
}

const StoredAttempt = v.pipe(
  v.object({
    ...orderFields,
    pending: v.exactOptional(v.object({ paymentId: v.nullable(text), since: Instant })),
    askedAt: v.exactOptional(Instant),
    deniedAt: v.exactOptional(Instant),
  }),
  v.transform(parseQuote),
);
const StoredDownload = v.object({
  id: text,
  text: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
  at: Instant,
});

const StoredReceipt = v.pipe(
  v.object({
    ...orderFields,
    paymentId: v.nullable(text),
    paidAt: Instant,
    approvedAt: v.exactOptional(Instant),
    downloads: v.exactOptional(validEntries<DownloadRecord>(StoredDownload, maxLines)),
  }),
  v.transform(parseQuote),
);

export const StoredPurchases: v.GenericSchema<unknown, Purchases> = v.object({
  attempts: validEntries<Attempt>(StoredAttempt, maxAttempts),
  receipts: validEntries<Receipt>(StoredReceipt, maxReceipts),
  deleted: v.exactOptional(validEntries<string>(text, maxDeletions)),
});

/**
 * True if the next visit will find the receipt. A payment may hold values that the schema refuses, such as long texts.
 */
export function isStorable(receipt: Receipt): boolean {
  return v.is(StoredReceipt, receipt);
}
