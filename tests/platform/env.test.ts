import { expect, test } from 'vitest';
import { parseEnv } from '../../config/env-schema.ts';
import { resolvePaths } from '../../src/platform/env.ts';

const origin = 'http://127.0.0.1:4999';

test('resolves paths against the page’s origin, except the prefix of assets', () => {
  const { page } = parseEnv({
    VITE_SITE_URL: '/sitio',
    VITE_SUPABASE_URL: '/cuentas',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_ficticia',
    VITE_SCHEDULING_URL: '/agenda',
    VITE_ASSET_BASE_URL: '/fijos',
  });
  expect(resolvePaths(page, origin)).toMatchObject({
    siteUrl: `${origin}/sitio`,
    supabase: { url: `${origin}/cuentas` },
    schedulingUrl: `${origin}/agenda`,
    assetBaseUrl: '/fijos',
  });
});

test('keeps absolute URLs', () => {
  const { page } = parseEnv({
    VITE_SITE_URL: 'https://sitio.example',
    VITE_SCHEDULING_URL: 'https://calendario.example',
  });
  expect(resolvePaths(page, origin)).toEqual(page);
});

test('the page’s origin replaces a missing site URL', () => {
  const { page } = parseEnv({});
  expect(resolvePaths(page, origin)).toEqual({ ...page, siteUrl: origin });
});
