import fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingValues, parseEnv } from '../../config/env-schema.ts';
import { resolvePaymentService } from '../../src/features/payments/payment-env.ts';
import { resolvePaths } from '../../src/platform/env.ts';
import { hostileJson, manyRuns } from '../random-json.ts';

const origin = 'https://mentoria.example';
const configuredValues = {
  VITE_SITE_URL: 'https://mentorialegal.example/',
  VITE_MERCADOPAGO_PUBLIC_KEY: 'APP_USR-publica',
  VITE_MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-prueba',
  VITE_MERCADOPAGO_API_URL: '/pagos',
  VITE_MERCADOPAGO_SDK_URL: 'https://sdk.mercadopago.example/js/v2',
  VITE_PAYMENT_VERIFICATION: 'required',
  VITE_SUPABASE_URL: 'https://cuentas.example',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_ficticia',
  VITE_SCHEDULING_URL: 'https://calendario.example/firma',
  VITE_ASSET_BASE_URL: '/fijos/',
  VITE_CONTACT_EMAIL: 'contacto@mentorialegal.example',
};

/** Generates variables of a .env file with plausible or arbitrary values. */
const settings = fc.oneof(
  hostileJson(configuredValues).map((json): Record<string, unknown> => ({ ...Object(json) })),
  fc.record(
    Object.fromEntries(
      Object.entries(configuredValues).map(([name, value]) => [
        name,
        fc.oneof(fc.constant(value), fc.webUrl(), fc.constantFrom('/', '//', 'https://', 'x'), fc.string()),
      ]),
    ),
    { requiredKeys: [] },
  ),
);

test('any configuration is either valid or rejected with the name of an invalid value', () => {
  fc.assert(
    fc.property(settings, (raw) => {
      expect(missingValues(raw).length).toBeLessThan(Object.keys(configuredValues).length);
      try {
        const parsed = parseEnv(raw);
        const { siteUrl, assetBaseUrl, supabase, schedulingUrl, contactEmail } = resolvePaths(
          parsed.page,
          origin,
        );
        const paymentService = resolvePaymentService(parsed.payment, origin);
        for (const url of [
          siteUrl,
          paymentService?.apiUrl,
          paymentService?.sdkUrl,
          supabase?.url,
          schedulingUrl,
        ]) {
          if (url) expect(new URL(url).protocol).toMatch(/^https?:$/);
        }
        for (const base of [siteUrl, assetBaseUrl, paymentService?.apiUrl ?? ''])
          expect(base).not.toMatch(/\/$/);
        expect(['auto', 'required', undefined]).toContain(paymentService?.verification);
        expect(contactEmail).toMatch(/^\S+@\S+$/);
      } catch (error) {
        expect(String(error)).toMatch(/^Error: Wrong values in \.env: VITE_\w+: /);
      }
    }),
    manyRuns,
  );
});
