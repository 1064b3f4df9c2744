// Payments as Mercado Pago's API gives them, and as this shop reads them.

/** What `approvedAnswer` paid for. */
export const approvedItems = [
  { id: 'prod_dea_01', quantity: 1, unitPrice: 2000 },
  { id: 'prod_contrato_pf_ed_01', quantity: 1, unitPrice: 8000 },
];

/** An approved payment of one of each template, under the reference 'ref-1'. */
export const approvedAnswer = {
  id: 123,
  status: 'approved',
  status_detail: 'accredited',
  currency_id: 'CLP',
  transaction_amount: 10_000,
  transaction_amount_refunded: 0,
  external_reference: 'ref-1',
  additional_info: {
    items: [
      { id: 'prod_dea_01', quantity: '1', unit_price: '2000' },
      { id: 'prod_contrato_pf_ed_01', quantity: '1', unit_price: '8000' },
    ],
  },
  date_approved: '2026-03-02T12:04:00.000-03:00',
};
