import { expect, test } from 'vitest';
import { parseEnv } from '../../config/env-schema.ts';
import { resolvePaths, resolvePayment } from '../../src/platform/env.ts';

const origin = 'http://127.0.0.1:4999';
const resolve = ({ page, payment }: ReturnType<typeof parseEnv>) => ({
  page: resolvePaths(page, origin),
  payment: resolvePayment(payment, origin),
});

test('paths are resolved against the page’s own origin, that of images excepted', () => {
  const paths = parseEnv({
    VITE_SITE_URL: '/sitio',
    VITE_MERCADOPAGO_API_URL: '/pagos',
    VITE_MERCADOPAGO_SDK_URL: '/guion',
    VITE_SUPABASE_URL: '/cuentas',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_ficticia',
    VITE_SCHEDULING_URL: '/agenda',
    VITE_ASSET_BASE_URL: '/fijos',
  });
  expect(resolve(paths)).toMatchObject({
    page: {
      siteUrl: `${origin}/sitio`,
      supabase: { url: `${origin}/cuentas` },
      schedulingUrl: `${origin}/agenda`,
      assetBaseUrl: '/fijos',
    },
    payment: { apiUrl: `${origin}/pagos`, sdkUrl: `${origin}/guion` },
  });
});

test('whole addresses stay as they are', () => {
  const whole = parseEnv({
    VITE_SITE_URL: 'https://sitio.example',
    VITE_MERCADOPAGO_API_URL: 'https://pagos.example',
    VITE_SCHEDULING_URL: 'https://calendario.example',
  });
  expect(resolve(whole)).toEqual({ page: whole.page, payment: whole.payment });
});

test('the page’s own origin stands in for a missing site address', () => {
  expect(resolve(parseEnv({})).page).toEqual({ ...parseEnv({}).page, siteUrl: origin });
});
