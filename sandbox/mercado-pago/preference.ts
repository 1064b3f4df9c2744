import { account, serviceDate } from './account.ts';
import type { Preference } from './state.ts';

/**
 * A preference as the service writes it.
 *
 * @param initPoint the absolute address of the hosted payment page
 */
export function preferenceBody({ id, order, createdAt }: Preference, initPoint: string) {
  return {
    id,
    init_point: initPoint,
    // Still written by the service, and not to be used: there is no other environment behind it.
    sandbox_init_point: initPoint,
    client_id: account.clientId,
    collector_id: account.collectorId,
    site_id: account.site,
    operation_type: 'regular_payment',
    items: order.items,
    payer: {
      name: '',
      surname: '',
      email: '',
      date_created: null,
      phone: { area_code: '', number: '' },
      identification: { type: '', number: '' },
      address: { street_name: '', street_number: null, zip_code: '' },
      last_purchase: null,
    },
    back_urls: order.back_urls,
    redirect_urls: { failure: '', pending: '', success: '' },
    auto_return: order.auto_return ?? '',
    payment_methods: {
      default_card_id: null,
      default_payment_method_id: null,
      excluded_payment_methods: [{ id: '' }],
      excluded_payment_types: [{ id: '' }],
      default_installments: null,
      ...order.payment_methods,
    },
    marketplace: `MP-MKT-${account.clientId}`,
    marketplace_fee: 0,
    shipments: {
      default_shipping_method: null,
      receiver_address: {
        zip_code: '',
        street_name: '',
        street_number: null,
        floor: '',
        apartment: '',
        city_name: null,
        state_name: null,
        country_name: null,
      },
    },
    notification_url: order.notification_url,
    statement_descriptor: order.statement_descriptor,
    external_reference: order.external_reference ?? '',
    additional_info: '',
    binary_mode: false,
    metadata: order.metadata,
    expires: order.expires,
    expiration_date_from: null,
    expiration_date_to: null,
    date_of_expiration: null,
    date_created: serviceDate(createdAt),
    coupon_code: null,
    coupon_labels: null,
    internal_metadata: null,
    processing_modes: null,
    product_id: null,
    total_amount: null,
    last_updated: null,
  };
}
