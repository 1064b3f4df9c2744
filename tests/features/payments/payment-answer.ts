// Payments as Mercado Pago's API returns them and as this shop parses them.
import { orderAmount, twoProducts } from '../../shop.ts';

export const approvedItems = twoProducts.map(({ id, price }) => ({ id, quantity: 1, unitPrice: price }));

export const approvedAmount = orderAmount({ forms: 1, contracts: 1 });

/** Approved payment with the reference 'ref-1', for one copy of each of the two products. */
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
