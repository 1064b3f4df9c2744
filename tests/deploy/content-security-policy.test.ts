import { expect, test } from 'vitest';
import { contentSecurityPolicy, missingSources } from '../../deploy/content-security-policy.ts';

function policyOf(variables: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> {
  const lines = contentSecurityPolicy(variables).split('; ');
  const directives = lines.map((line) => line.split(' '));
  expect(new Set(directives.map(([name]) => name)).size, 'no directive twice').toBe(lines.length);
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]));
}

test('without configuration, allows only the site and Mercado Pago', () => {
  const policy = policyOf({});
  const hosts = new Set(Object.values(policy).flat());
  expect([...hosts].sort()).toEqual([
    "'none'",
    "'self'",
    "'unsafe-inline'",
    'blob:',
    'data:',
    'https://*.mercadolibre.com',
    'https://*.mercadopago.cl',
    'https://*.mercadopago.com',
    'https://*.mlstatic.com',
  ]);
});

test('allows scripts only from https hosts and the site', () => {
  const { 'script-src': scriptSources = [], 'default-src': defaultSources } = policyOf({});
  expect(scriptSources.filter((source) => !source.startsWith('https://*.'))).toEqual(["'self'"]);
  expect(defaultSources).toEqual(["'self'"]);
});

test('allows workers only from the site and from blobs', () => {
  expect(policyOf({})['worker-src']).toEqual(["'self'", 'blob:']);
});

test('blocks plugins, base addresses and framing', () => {
  const policy = policyOf({});
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy[name]).toEqual(["'none'"]);
});

test('allows each configured host only in the directives that need it', () => {
  const policy = policyOf({
    VITE_SITE_URL: 'https://sitio.example',
    VITE_MERCADOPAGO_API_URL: 'https://pagos.sitio.example/mp',
    VITE_MERCADOPAGO_SDK_URL: 'https://sdk.sitio.example/js/v2',
    VITE_SUPABASE_URL: 'https://proyecto.supabase.example',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_ficticia',
    VITE_SCHEDULING_URL: 'https://agenda.example/firma?a=b',
    VITE_ASSET_BASE_URL: 'https://imagenes.sitio.example/v1',
  });
  const directivesWith = (source: string) =>
    Object.keys(policy).filter((directive) => policy[directive]?.includes(source));
  expect(directivesWith('https://pagos.sitio.example')).toEqual(['connect-src']);
  expect(directivesWith('https://sdk.sitio.example')).toEqual(['script-src']);
  expect(directivesWith('https://proyecto.supabase.example')).toEqual(['connect-src']);
  expect(directivesWith('wss://proyecto.supabase.example')).toEqual(['connect-src']);
  expect(directivesWith('https://agenda.example')).toEqual(['frame-src']);
  expect(directivesWith('https://imagenes.sitio.example')).toEqual(['img-src', 'connect-src']);
  expect(directivesWith('https://sitio.example'), "'self' stands for the site").toEqual([]);
});

test('treats services at the site’s own address as the site', () => {
  for (const site of ['', 'https://sitio.example']) {
    const policy = policyOf({
      VITE_SITE_URL: site,
      VITE_MERCADOPAGO_API_URL: '/_sandbox/mercado-pago',
      VITE_MERCADOPAGO_SDK_URL: '/_sandbox/mercado-pago/sdk/js/v2',
      VITE_SCHEDULING_URL: `${site}/_sandbox/agenda`,
      VITE_ASSET_BASE_URL: '/imagenes',
    });
    expect(policy['frame-src']).toContain("'self'");
    expect(JSON.stringify(policy)).not.toMatch(/invalid|sitio/);
  }
});

test('upgrades requests to https only if the site’s address is https', () => {
  expect(policyOf({ VITE_SITE_URL: 'https://sitio.example' })).toHaveProperty('upgrade-insecure-requests');
  for (const address of ['', 'http://localhost:4173']) {
    expect(policyOf({ VITE_SITE_URL: address })).not.toHaveProperty('upgrade-insecure-requests');
  }
});

test('reports violations only to an https address', () => {
  expect(policyOf({ VITE_CSP_REPORT_URL: 'https://avisos.example/csp' })).toMatchObject({
    'report-uri': ['https://avisos.example/csp'],
    'report-to': ['csp'],
  });
  for (const wrong of ['', 'http://avisos.example', 'https://a.example; script-src *']) {
    expect(policyOf({ VITE_CSP_REPORT_URL: wrong })).not.toHaveProperty('report-uri');
  }
});

test('a configured value can’t add a directive', () => {
  const policy = policyOf({
    VITE_SCHEDULING_URL: 'https://agenda.example/;script-src *',
    VITE_ASSET_BASE_URL: "https://imagenes.example/ 'unsafe-eval'",
  });
  expect(JSON.stringify(policy)).not.toMatch(/unsafe-eval|"\*"/);
});

test('a wildcard source covers subdomains with the same scheme and port', () => {
  const grantedPolicy = 'script-src https://*.pago.example';
  const findMissing = (source: string) => missingSources(grantedPolicy, `script-src ${source}`);
  for (const source of ['https://sdk.pago.example', 'https://a.b.pago.example', 'https://*.pago.example']) {
    expect(findMissing(source)).toEqual([]);
  }
  for (const source of [
    'https://pago.example',
    'https://otropago.example',
    'https://sdk.pago.example:8443',
    'http://sdk.pago.example',
    'https://sdk.pago.example.evil.example',
  ]) {
    expect(findMissing(source)).toEqual([`script-src ${source}`]);
  }
});

test('lists a missing directive that has no sources', () => {
  const neededPolicy = "default-src 'self'; upgrade-insecure-requests";
  expect(missingSources(neededPolicy, neededPolicy)).toEqual([]);
  expect(missingSources("default-src 'self'", neededPolicy)).toEqual(['upgrade-insecure-requests']);
});

test('lists missing sources with their directive', () => {
  const grantedPolicy = "connect-src 'self' https://a.example; frame-src https://b.example";
  expect(missingSources(grantedPolicy, grantedPolicy)).toEqual([]);
  expect(missingSources(grantedPolicy, "connect-src 'self' https://b.example; img-src data:")).toEqual([
    'connect-src https://b.example',
    'img-src data:',
  ]);
});
