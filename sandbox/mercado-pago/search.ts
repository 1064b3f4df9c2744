import * as v from 'valibot';
import { type Refusal, refusal } from './errors.ts';
import type { Payment } from './state.ts';

const sorts = ['date_created', 'date_approved', 'date_last_updated', 'money_release_date'];

const page = (standard: number) => v.fallback(v.pipe(v.string(), v.digits(), v.transform(Number)), standard);
const Page = v.object({ limit: page(30), offset: page(0) });

export type Search = {
  readonly oldestFirst: boolean;
  readonly matches: (payment: Payment) => boolean;
  readonly limit: number;
  readonly offset: number;
};

/** Reads the query of `GET /v1/payments/search`. All dates of a payment are one here: the day it was made. */
export function readSearch(
  query: Readonly<Record<string, string>>,
): { readonly search: Search } | { readonly refusal: Refusal } {
  const refuse = (message: string, code: number) => ({ refusal: refusal(400, 'bad_request', message, code) });
  const { sort = '', criteria = '', begin_date, end_date, external_reference, status } = query;
  if (!sorts.includes(sort)) return refuse('Invalid sort', 1003);
  if (!['asc', 'desc'].includes(criteria)) return refuse('Invalid criteria', 1004);
  const from = begin_date === undefined ? Number.NEGATIVE_INFINITY : Date.parse(begin_date);
  const until = end_date === undefined ? Number.POSITIVE_INFINITY : Date.parse(end_date);
  if (Number.isNaN(from) || Number.isNaN(until)) return refuse('Invalid date format', 1001);
  const matches = ({ preference, outcome, createdAt }: Payment) =>
    (external_reference === undefined || preference.order.external_reference === external_reference) &&
    (status === undefined || outcome === status) &&
    createdAt >= from &&
    createdAt <= until;
  return { search: { oldestFirst: criteria === 'asc', matches, ...v.parse(Page, query) } };
}
