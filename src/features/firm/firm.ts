/** What the firm has decided about its sales on paper; each may be undecided, and is then printed nowhere. */
export type Firm = {
  /** Razón social. */
  readonly legalName: string | null;
  /** With dots and hyphen. */
  readonly rut: string | null;
  readonly address: string | null;
  /** For how many days a quote is valid, from its date. */
  readonly quoteDays: number | null;
  /** Whether buyers may ask for a boleta or factura: O2 in docs/para-la-firma.md. */
  readonly takesTaxRequests: boolean;
};
