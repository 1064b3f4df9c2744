// Sets up the proxy in front of the sandbox's Mercado Pago or a mocked service, with helpers that send it requests.
import { randomBytes } from 'node:crypto';
import { createProxy, type ProxyOptions } from '../../../deploy/proxy/proxy.ts';
import { createSandbox } from '../../../sandbox/app.ts';
import { deaForm } from '../../shop.ts';

export const siteOrigin = 'https://colegio.example';
export const otherSiteOrigin = 'https://www.colegio.example';
export const token = 'APP_USR-token-ficticio-de-prueba';
export const referenceSecret = 'secreto-ficticio-de-treinta-y-dos-bytes-o-mas';
const sandboxUrl = 'http://localhost:4173/_sandbox';

export const proxyEnvironment = {
  MERCADOPAGO_ACCESS_TOKEN: token,
  SITE_ORIGINS: `${siteOrigin}, ${otherSiteOrigin}`,
  REFERENCE_SECRETS: referenceSecret,
  MERCADOPAGO_API_URL: `${sandboxUrl}/mercado-pago`,
  CLIENT_ADDRESS_HEADER: 'x-client',
};

export const newReference = () => randomBytes(16).toString('hex');

export const newClientAddress = () => [10, ...randomBytes(3)].join('.');

export function order(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    items: [{ id: 'prod_dea_01', quantity: 1 }],
    external_reference: newReference(),
    total: deaForm.price,
    auto_return: 'approved',
    ...changes,
  };
}

type ServiceCall = { readonly url: string; readonly init: RequestInit };

export type FakeService = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Creates a proxy, and helpers that send it requests.
 * @param changes variables that replace those of `environment`. The proxy lacks a variable that is undefined.
 * @param service replaces the sandbox's stand-in for the payment service
 */
export function setUpProxy(
  changes: Readonly<Record<string, unknown>> = {},
  { service, ...options }: Omit<ProxyOptions, 'fetch' | 'log'> & { readonly service?: FakeService } = {},
) {
  const sandbox = createSandbox();
  const serviceCalls: ServiceCall[] = [];
  const logLines: string[] = [];
  const callService: FakeService = service ?? ((url, init) => sandbox.fetch(new Request(url, init)));
  const createInstance = (settings: Readonly<Record<string, unknown>> = {}) =>
    createProxy(
      { ...proxyEnvironment, ...changes, ...settings },
      {
        ...options,
        fetch: (url, init) => {
          serviceCalls.push({ url, init });
          return callService(url, init);
        },
        log: (line) => logLines.push(line),
      },
    );
  let proxy = createInstance();

  const ask = (path: string, init: RequestInit = {}, address = newClientAddress()) => {
    const headers = new Headers(init.headers);
    headers.set('x-client', address);
    return proxy.fetch(new Request(`${siteOrigin}/api${path}`, { ...init, headers }));
  };
  const send = (body: unknown, headers: Readonly<Record<string, string>> = {}, address?: string) =>
    ask(
      '/checkout/preferences',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: siteOrigin, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      },
      address,
    );
  const control = async (path: string, body: unknown) => {
    const request = new Request(`${sandboxUrl}/control${path}`, {
      method: 'PUT',
      body: JSON.stringify(body),
    });
    const response = await sandbox.fetch(request);
    if (!response.ok) throw new Error(await response.text());
  };

  return {
    ask,
    send,
    serviceCalls,
    logLines,
    sandbox,
    /** Replaces the proxy with an instance that has other settings, as a deployment does. */
    redeploy: (settings: Readonly<Record<string, unknown>>) => {
      proxy = createInstance(settings);
    },
    setFaults: (...faults: object[]) => control('/faults', faults),
    /**
     * Pays an order through the proxy.
     * @returns the return URL, and the payment's number and reference
     */
    async buy(outcome = 'approved', body = order()) {
      const created: { init_point: string } = await (await send(body)).json();
      return payAt(created.init_point, outcome);
    },
    /** Makes a payment to the same account outside this shop. */
    async buyElsewhere(external_reference: string | undefined) {
      const creationResponse = await sandbox.fetch(
        new Request(`${sandboxUrl}/mercado-pago/checkout/preferences`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            items: [{ title: 'Otra cosa', quantity: 1, unit_price: 990 }],
            back_urls: { success: 'https://otra.example/gracias' },
            external_reference,
          }),
        }),
      );
      const created: { init_point: string } = await creationResponse.json();
      return payAt(created.init_point, 'approved');
    },
  };

  async function payAt(payUrl: string, outcome: string) {
    const body = new URLSearchParams({ outcome });
    const paymentResponse = await sandbox.fetch(new Request(payUrl, { method: 'POST', body }));
    const returnUrl = new URL(paymentResponse.headers.get('location') ?? '');
    return {
      returnUrl,
      number: returnUrl.searchParams.get('payment_id') ?? '',
      reference: returnUrl.searchParams.get('external_reference') ?? '',
    };
  }
}

export function bodyOf(call: ServiceCall | undefined): Record<string, unknown> {
  return JSON.parse(String(call?.init.body));
}
