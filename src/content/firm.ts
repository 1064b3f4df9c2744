/** The person who answers visitors. */
export type Lawyer = {
  readonly name: string;
  /** Title in lower case, because it follows the name: «abogada». */
  readonly title: string;
  /** Path of the picture below public/; null if there is none. */
  readonly portrait: `/img/${string}` | null;
};

/** The firm's decisions about its details and its sales. Pages and printed papers leave out facts that are null. */
export type Firm = {
  readonly lawyer: Lawyer | null;
  /** Registered name («razón social»). */
  readonly legalName: string | null;
  /** RUT with dots and hyphen. */
  readonly rut: string | null;
  readonly address: string | null;
  /** Days for which a quote is valid, from its date. */
  readonly quoteDays: number | null;
  /** True if buyers may ask for a boleta or factura: see item O2 in docs/para-la-firma.md. */
  readonly acceptsTaxRequests: boolean;
};

export const firm: Firm = __ENV__.firm;

export type Seller = Pick<Firm, 'legalName' | 'rut' | 'address'>;

export function sellerFacts({ legalName, rut, address }: Seller): readonly (readonly [string, string])[] {
  const facts = [
    ['Razón social', legalName],
    ['RUT', rut],
    ['Dirección', address],
  ] as const;
  return facts.flatMap(([term, value]) => (value ? [[term, value] as const] : []));
}

/** Words before and after the name of the person who answers. */
export const attendedBy = ({ title }: Lawyer) => ['Le atiende ', `, ${title}`] as const;
