import { expect, test } from 'vitest';
import { parseEnv } from '../../../config/env-schema.ts';
import { resolvePaymentService } from '../../../src/features/payments/payment-env.ts';

const origin = 'http://127.0.0.1:4999';

test('resolves paths of the payment service against the page’s own origin', () => {
  const { payment } = parseEnv({ VITE_MERCADOPAGO_API_URL: '/pagos', VITE_MERCADOPAGO_SDK_URL: '/guion' });
  expect(resolvePaymentService(payment, origin)).toMatchObject({
    apiUrl: `${origin}/pagos`,
    sdkUrl: `${origin}/guion`,
  });
});

test('leaves absolute addresses as they are', () => {
  const { payment } = parseEnv({ VITE_MERCADOPAGO_API_URL: 'https://pagos.example' });
  expect(resolvePaymentService(payment, origin)).toEqual(payment);
});

test('a payment cannot start without a token or a proxy', () => {
  expect(resolvePaymentService(parseEnv({}).payment, origin)).toBeNull();
});
