import { createSandbox } from '../../sandbox/app.ts';

export const site = 'http://localhost:4173';
export const base = `${site}/_sandbox`;
const mercadoPago = `${base}/mercado-pago`;

/** An order as the shop sends it. Fields of `changes` replace its own; undefined takes one away. */
export function order(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return sent({
    items: [item()],
    back_urls: {
      success: `${site}/pago-exitoso`,
      failure: `${site}/pago-cancelado`,
      pending: `${site}/pago-cancelado`,
    },
    auto_return: 'approved',
    external_reference: 'compra-1',
    ...changes,
  });
}

export function item(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return sent({
    id: 'prod_dea_01',
    title: 'Formulario de Registro de DEA',
    description: 'Plantilla Word',
    quantity: 1,
    unit_price: 2000,
    currency_id: 'CLP',
    ...changes,
  });
}

/** As it arrives: JSON knows no undefined. */
function sent(body: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(body));
}

/** A fresh sandbox, and what a shop, a buyer and a test do with it. */
export function visitSandbox() {
  const { fetch } = createSandbox();

  const ask = (path: string, init?: RequestInit) => fetch(new Request(mercadoPago + path, init));
  const headers = { authorization: 'Bearer APP_USR-prueba', 'content-type': 'application/json' };
  const get = (path: string) => ask(path, { headers });
  const create = (body: unknown = order()) =>
    ask('/checkout/preferences', { method: 'POST', headers, body: JSON.stringify(body) });

  return {
    fetch,
    ask,
    /** With the token. */
    get,
    create,
    /** Creates a preference, ends its payment so, and answers with the address that the buyer is sent to. */
    async buy(outcome: string, changes?: Record<string, unknown>): Promise<URL> {
      const preference: { init_point: string } = await (await create(order(changes))).json();
      const body = new URLSearchParams({ outcome });
      const sent = await fetch(new Request(preference.init_point, { method: 'POST', body }));
      return new URL(sent.headers.get('location') ?? '');
    },
    control: (method: string, path: string, body?: string) =>
      fetch(new Request(`${base}/control${path}`, { method, ...(body === undefined ? {} : { body }) })),
    async setFaults(...faults: object[]): Promise<void> {
      const body = JSON.stringify(faults);
      const answer = await fetch(new Request(`${base}/control/faults`, { method: 'PUT', body }));
      if (!answer.ok) throw new Error(await answer.text());
    },
  };
}
