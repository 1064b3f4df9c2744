// Forty returns from Mercado Pago, each with every request, stored value, message and page:
// `tsx freeze/returns.ts [--write] [--dist dist-sandbox] [--proxied dist-sandbox-proxy] [--server checkout] [--only name]
// [--out folder]`. --out writes what was seen, one file a return, for a diff.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Moment, type Recorder, recorder } from './record.ts';
import { report } from './report.ts';
import { openSite, own } from './site.ts';
import { cart, order, purchases, receipt, store } from './states.ts';

const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean' },
    dist: { type: 'string', default: join(own, 'dist-sandbox') },
    proxied: { type: 'string', default: join(own, 'dist-sandbox-proxy') },
    server: { type: 'string', default: own },
    only: { type: 'string' },
    part: { type: 'string' },
    out: { type: 'string' },
    port: { type: 'string', default: '48391' },
  },
});

type Story = (visit: Recorder) => Promise<void>;

const dea = 'prod_dea_01';
const pie = 'prod_contrato_pf_ed_01';
const payButton = 'Pagar con Mercado Pago';
const one = cart({ id: dea, quantity: 1 });
const attempt = order('ref-1', [dea], 5);
const begun = { ...one, ...purchases([attempt], []) };
const rounds = [2_000, 4_000, 8_000, 16_000, 30_000] as const;

/** Makes a payment of ref-1 at the service, as a buyer does elsewhere. @returns its number */
async function payment({ context, url }: Recorder, outcome: string, price = 2_000): Promise<string> {
  const prepared = await context.request.post('/_sandbox/mercado-pago/checkout/preferences', {
    headers: { authorization: 'Bearer APP_USR-sandbox-token-ficticio' },
    data: {
      items: [{ id: dea, title: 'Formulario de Registro DEA', quantity: 1, unit_price: price, currency_id: 'CLP' }],
      back_urls: { success: `${url}/pago-exitoso`, failure: `${url}/pago-cancelado`, pending: `${url}/pago-cancelado` },
      external_reference: 'ref-1',
    },
    failOnStatusCode: true,
  });
  const { init_point: page } = await prepared.json();
  const paid = await context.request.post(page, { form: { outcome }, maxRedirects: 0 });
  return new URL(paid.headers().location ?? '').searchParams.get('payment_id') ?? '';
}

const address = (page: string, status: string, number: string, more = '&external_reference=ref-1') =>
  `${page}?collection_id=${number}&collection_status=${status}&payment_id=${number}&status=${status}${more}&merchant_order_id=null&site_id=MLC`;

/** The return of a payment that ended so, with an attempt of it on the device. */
function returned(
  outcome: string,
  page: string,
  { status = outcome, faults = [], after }: { readonly status?: string; readonly faults?: readonly object[]; readonly after?: Story } = {},
): Story {
  return async (visit) => {
    await store(visit.page, begun);
    const number = outcome === 'none' ? 'null' : await payment(visit, outcome);
    await visit.faults(faults);
    await visit.open(address(page, status, number));
    await after?.(visit);
  };
}

/** The whole way: cart, checkout, wallet, payment page, return. */
function bought(ending: string, after?: Story): Story {
  return async (visit) => {
    const { page, step, open, press } = visit;
    await store(page, cart({ id: dea, quantity: 1 }, { id: pie, quantity: 1 }));
    await open('/checkout');
    await press(payButton);
    await step('to the payment page', () => page.getByRole('link', { name: payButton }).click());
    await press(ending);
    await after?.(visit);
  };
}

const both = (fault: object) => ['payment.read', 'payment.search'].map((route) => ({ ...fault, route }));
const waits: Story = ({ pass }) => pass(...rounds);

/** What the service's answers are replaced by. */
async function answer({ page }: Recorder, path: RegExp, body: unknown, status = 200): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }));
}

const search = /\/v1\/payments\/search/;

const stories: Readonly<Record<string, Story>> = {
  'approved, reloaded and opened again elsewhere': returned('approved', '/pago-exitoso', {
    after: async (visit) => {
      await visit.reload();
      await visit.open('/mis-compras');
      await visit.open('/pago-cancelado?status=rejected&external_reference=ref-1');
    },
  }),
  'approved at the address of the unpaid': returned('approved', '/pago-cancelado'),
  'approved, said to be rejected': returned('approved', '/pago-exitoso', { status: 'rejected' }),
  'approved, said to be pending at the address of the unpaid': returned('approved', '/pago-cancelado', { status: 'pending' }),
  'pending, and approved after two rounds': returned('pending', '/pago-cancelado', {
    faults: [{ fault: 'payment-approves-after', polls: 3 }],
    after: waits,
  }),
  'pending to the end, then among the purchases': returned('pending', '/pago-exitoso', {
    after: async (visit) => {
      await waits(visit);
      await visit.open('/mis-compras');
      await visit.press('Comprobar el pago');
    },
  }),
  'in process': returned('approved', '/pago-exitoso', {
    status: 'in_process',
    faults: [{ fault: 'payment-differs', status: 'in_process' }],
  }),
  rejected: returned('rejected', '/pago-cancelado'),
  'rejected, at the address of the paid': returned('rejected', '/pago-exitoso'),
  'rejected, claimed to be approved': returned('rejected', '/pago-exitoso', { status: 'approved', after: waits }),
  'left without paying': returned('none', '/pago-cancelado', { status: 'null' }),
  'left without paying, paid later on a phone': async (visit) => {
    await store(visit.page, begun);
    await visit.open(address('/pago-cancelado', 'null', 'null'));
    await payment(visit, 'approved');
    await visit.pass(2_000, 4_000);
  },
  'refunded': returned('approved', '/pago-exitoso', { faults: [{ fault: 'payment-differs', status: 'refunded' }] }),
  'charged back, at the address of the unpaid': returned('approved', '/pago-cancelado', {
    faults: [{ fault: 'payment-differs', status: 'charged_back' }],
  }),
  'of another amount': returned('approved', '/pago-exitoso', { faults: [{ fault: 'payment-differs', transaction_amount: 1 }] }),
  'of another order': returned('approved', '/pago-exitoso', {
    faults: [{ fault: 'payment-differs', external_reference: 'ref-2' }],
  }),
  'partly refunded': returned('approved', '/pago-exitoso', {
    faults: [{ fault: 'payment-differs', transaction_amount_refunded: 500 }],
  }),
  'in dollars': returned('approved', '/pago-exitoso', { faults: [{ fault: 'payment-differs', currency_id: 'USD' }] }),
  'a service that answers 500, then well': returned('approved', '/pago-exitoso', {
    faults: both({ fault: 'status', status: 500 }),
    after: async (visit) => {
      await visit.pass(2_000);
      await visit.faults([]);
      await visit.pass(4_000);
    },
  }),
  'a service that answers 500 to the end, and a press': returned('approved', '/pago-exitoso', {
    faults: both({ fault: 'status', status: 500 }),
    after: async (visit) => {
      await waits(visit);
      await visit.faults([]);
      await visit.press('Reintentar');
    },
  }),
  'a service that refuses the token': returned('approved', '/pago-exitoso', { faults: both({ fault: 'unauthorized', shape: 'code' }) }),
  'a policy that refuses': returned('approved', '/pago-cancelado', { faults: both({ fault: 'policy-agent' }) }),
  'a service that asks for patience': returned('approved', '/pago-exitoso', {
    faults: both({ fault: 'status', status: 429, retryAfter: 20 }),
    after: ({ pass }) => pass(2_000, 4_000, 8_000),
  }),
  'a service that cannot be reached': returned('approved', '/pago-exitoso', {
    faults: both({ fault: 'cors' }),
    after: async (visit) => {
      await visit.reload();
      await visit.open('/mis-compras');
    },
  }),
  'a service that cannot be reached, and no attempt': async (visit) => {
    await store(visit.page, one);
    await visit.faults(both({ fault: 'cors' }));
    await visit.open(address('/pago-exitoso', 'approved', '9001'));
  },
  'a service that never answers': returned('approved', '/pago-exitoso', {
    faults: both({ fault: 'never-answer' }),
    after: ({ pass }) => pass(4_000, 4_000, 4_000),
  }),
  'a service that answers about the number late': returned('approved', '/pago-exitoso', {
    faults: [{ fault: 'never-answer', route: 'payment.read' }],
    after: ({ pass }) => pass(4_000, 4_000),
  }),
  'a service that answers with a page': returned('approved', '/pago-exitoso', { faults: both({ fault: 'html-200' }) }),
  'half an answer': returned('approved', '/pago-exitoso', { faults: both({ fault: 'truncated-json' }) }),
  'a search with odd entries beside the good one': async (visit) => {
    await store(visit.page, begun);
    const number = await payment(visit, 'approved');
    await answer(visit, /\/v1\/payments\/\d+$/, { message: 'Payment not found', error: 'not_found', status: 404 }, 404);
    await answer(visit, search, {
      results: [null, 7, { id: 'x' }, { id: Number(number), status: 'approved', status_detail: 'accredited', currency_id: 'CLP', transaction_amount: 2000, external_reference: 'ref-1' }],
    });
    await visit.open(address('/pago-exitoso', 'approved', number));
  },
  'a search with odd entries alone': async (visit) => {
    await store(visit.page, begun);
    await answer(visit, /\/v1\/payments\/\d+$/, { message: 'Payment not found', error: 'not_found', status: 404 }, 404);
    await answer(visit, search, { results: [null, 7, { id: 'x' }] });
    await visit.open(address('/pago-exitoso', 'approved', '9001'));
    await visit.pass(2_000);
  },
  'found only by the search, late': returned('approved', '/pago-exitoso', {
    faults: [{ fault: 'payment-not-found' }, { fault: 'search-empty', times: 2 }],
    after: ({ pass }) => pass(2_000, 4_000),
  }),
  'forged numbers and references': async (visit) => {
    await store(visit.page, begun);
    await visit.open(address('/pago-exitoso', 'approved', '%3Cb%3E1', '&external_reference=<script>'));
    await visit.open(address('/pago-exitoso', 'approved', '99999999999999999999999', `&external_reference=${'x'.repeat(300)}`));
    await visit.open('/pago-exitoso?status=toString&payment_id=-1&external_reference=__proto__');
  },
  'of another session, without and with its payment': async (visit) => {
    await store(visit.page, one);
    await visit.open(address('/pago-exitoso', 'approved', '9001', '&external_reference=ref-9'));
    const number = await payment(visit, 'approved');
    await visit.open(address('/pago-exitoso', 'approved', number));
    await visit.open('/mis-compras');
  },
  'a number alone, of the latest attempt': async (visit) => {
    await store(visit.page, begun);
    const number = await payment(visit, 'approved');
    await visit.open(`/pago-exitoso?status=approved&payment_id=${number}`);
  },
  'deleted before': async (visit) => {
    await store(visit.page, one, purchases([], [], ['ref-1']));
    const number = await payment(visit, 'approved');
    await visit.open(address('/pago-exitoso', 'approved', number));
    await visit.open(address('/pago-cancelado', 'pending', number));
    await visit.open('/mis-compras');
    await visit.step('search by its number', async () => {
      await visit.page.getByLabel('Número de pago').fill(number);
      await visit.page.getByRole('button', { name: 'Buscar la compra' }).click();
    });
  },
  'bare visits': async (visit) => {
    await store(visit.page, begun);
    await visit.open('/pago-exitoso');
    await visit.open('/pago-cancelado');
    await visit.open('/pago-cancelado?status=approved');
  },
  'the purchases ask on their own': async (visit) => {
    await store(visit.page, one, purchases([order('ref-old', [pie], 60 * 24 * 40), attempt, order('ref-3', [pie], 20)], [receipt('ref-0', [dea], 9000)]));
    await payment(visit, 'approved');
    await visit.open('/mis-compras');
    await visit.press('Buscar mis pagos');
    await visit.press('Eliminar de este equipo');
    await visit.press('Eliminar');
  },
  'the whole way, approved, back and forward': bought('Aprobar pago', async (visit) => {
    await visit.step('back', () => visit.page.goBack());
    await visit.step('forward', () => visit.page.goForward());
    await visit.reload();
  }),
  'the whole way, left, tried again, rejected, then approved': bought('Volver al sitio', async (visit) => {
    const { page, step, press } = visit;
    for (const ending of ['Rechazar pago', 'Aprobar pago']) {
      await step('try again', () => page.getByRole('link', { name: 'Volver a Intentar' }).click());
      await press(payButton);
      await step('to the payment page', () => page.getByRole('link', { name: payButton }).click());
      await press(ending);
    }
  }),
};

/** The same site behind its payments proxy. */
const proxied: Readonly<Record<string, Story>> = {
  'approved': bought('Aprobar pago', (visit) => visit.reload()),
  'pending': bought('Dejar pendiente', ({ pass }) => pass(2_000)),
  'rejected': bought('Rechazar pago'),
  'left': bought('Volver al sitio'),
  'of another session': async (visit) => {
    await store(visit.page, one);
    await visit.open(address('/pago-exitoso', 'approved', '9001'));
  },
  'a reference that nobody signed': async (visit) => {
    await store(visit.page, begun);
    const number = await payment(visit, 'approved');
    await visit.open(address('/pago-exitoso', 'approved', number));
    await visit.pass(2_000);
  },
};

const seen: Record<string, readonly Moment[]> = {};

async function record(dist: string, mode: string, list: Readonly<Record<string, Story>>, prefix: string) {
  const wanted = Object.entries(list).filter(([name]) => !options.only || `${prefix}${name}`.includes(options.only));
  if (wanted.length === 0) return;
  const site = await openSite({ dist, server: resolve(options.server), mode, port: Number(options.port) });
  try {
    for (const [name, story] of wanted) {
      const screen = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', holds: true } as const;
      seen[`${prefix}${name}`] = await site.visit(screen, async (visitor) => {
        const visit = await recorder(visitor);
        await story(visit).catch((error: unknown) => {
          console.log('FAILED', prefix + name, String(error).split('\n').slice(0, 3).join(' '));
        });
        return visit.moments;
      });
      console.log(`${prefix}${name}`);
    }
  } finally {
    await site.close();
  }
}

// One line a return: what differs in a large one is found with --out.
if (options.part !== 'proxied') await record(options.dist, 'sandbox', stories, '');
if (options.part !== 'direct') await record(options.proxied, 'sandbox-proxy', proxied, 'proxied: ');
if (options.out) {
  mkdirSync(options.out, { recursive: true });
  for (const [name, moments] of Object.entries(seen))
    writeFileSync(join(options.out, `${name.replaceAll(/[^\w]+/g, '-')}.json`), `${JSON.stringify(moments, null, 1)}\n`);
}
const frozen = (): Record<string, unknown> => {
  try {
    return JSON.parse(readFileSync(new URL('returns.json', import.meta.url), 'utf8'));
  } catch {
    return {};
  }
};
if (options.write) report('returns.json', { ...frozen(), ...seen }, true);
else report('returns.json', seen, false, options.only !== undefined || options.part !== undefined);
