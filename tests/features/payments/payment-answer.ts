// Payments as Mercado Pago's API returns them and as this shop parses them.
import { amountOf, twoProducts } from '../../shop.ts';

export const approvedItems = twoProducts.map(({ id, price }) => ({ id, quantity: 1, unitPrice: price }));

export const approvedAmount = amountOf(1, 1);

/** Approved payment of one of each template with the reference 'ref-1'. */
export const approvedAnswer = {
  id: 123,
  status: 'approved',
  status_detail: 'accredited',
  currency_id: 'CLP',
  live_mode: true,
  transaction_amount: approvedAmount,
  transaction_amount_refunded: 0,
  external_reference: 'ref-1',
  additional_info: {
    items: twoProducts.map(({ id, price }) => ({ id, quantity: '1', unit_price: String(price) })),
  },
  date_approved: '2026-03-02T12:04:00.000-03:00',
};
