import * as v from 'valibot';
import { Instant, parserOf, validEntries } from '../../platform/schema.ts';
import {
  type ProfilePart,
  type ProfilePartStore,
  useProfilePart,
  useProfilePartValue,
} from '../school/profile.ts';
import type { RequestMail } from './request-mail.ts';
import { type DetailKey, noDetails, StoredDetails, type TaxDetails } from './tax-details.ts';

/** Request as it was composed. The site doesn't know if the buyer sent it. */
export type TaxRequest = RequestMail & {
  readonly reference: string;
  /** ISO instant. */
  readonly composedAt: string;
};

export type TaxData = {
  readonly details: TaxDetails;
  /** At most one request per purchase, the latest last. */
  readonly requests: readonly TaxRequest[];
};

export const noTaxData: TaxData = { details: noDetails, requests: [] };

export function hasTaxData({ details, requests }: TaxData): boolean {
  return requests.length > 0 || Object.values(details).some((answer) => answer.trim() !== '');
}

export const maxRequests = 200;

/** Maximum characters of an e-mail's body, enough for the fifty lines of a purchase. */
export const maxBodyLength = 40_000;

const textSchema = (maxLength: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxLength));

const StoredRequest: v.GenericSchema<unknown, TaxRequest> = v.object({
  reference: textSchema(256),
  composedAt: Instant,
  to: textSchema(320),
  subject: textSchema(500),
  body: textSchema(maxBodyLength),
});

function keepLatestPerPurchase(requests: readonly TaxRequest[]): readonly TaxRequest[] {
  const latestByReference = new Map(requests.map((request) => [request.reference, request]));
  return requests
    .filter((request) => latestByReference.get(request.reference) === request)
    .slice(-maxRequests);
}

/** Details and requests are parsed separately, so that one bad part doesn't discard the rest. */
export const StoredTaxData: v.GenericSchema<unknown, TaxData> = v.object({
  details: v.fallback(StoredDetails, noDetails),
  requests: v.pipe(validEntries(StoredRequest, maxRequests), v.transform(keepLatestPerPurchase)),
});

export function requestFor({ requests }: TaxData, reference: string): TaxRequest | null {
  return requests.find((request) => request.reference === reference) ?? null;
}

export function saveRequest(data: TaxData, request: TaxRequest): TaxData {
  return { ...data, requests: keepLatestPerPurchase([...data.requests, request]) };
}

export function removeRequest(data: TaxData, reference: string): TaxData {
  const requests = data.requests.filter((request) => request.reference !== reference);
  return requests.length === data.requests.length ? data : { ...data, requests };
}

export const taxPart: ProfilePart<TaxData> = {
  name: 'tax',
  parse: parserOf(StoredTaxData),
  empty: noTaxData,
};

export function createTaxStore({ update, ...part }: ProfilePartStore<TaxData>) {
  return {
    ...part,
    setAnswer: (key: DetailKey, text: string) =>
      update((data) =>
        data.details[key] === text ? data : { ...data, details: { ...data.details, [key]: text } },
      ),
    saveRequest: (request: TaxRequest) => update((data) => saveRequest(data, request)),
    removeRequest: (reference: string) => update((data) => removeRequest(data, reference)),
  };
}

export const useTaxStore = () => createTaxStore(useProfilePart(taxPart));

export const useTaxData = (): TaxData => useProfilePartValue(taxPart);
