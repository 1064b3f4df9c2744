import { Hono } from 'hono';
import { type Cors, createRouteMiddleware } from '../route-middleware.ts';
import type { StandIn, StandInSettings } from '../stand-in.ts';
import { createApi } from './api.ts';
import { checkoutPath, createCheckoutPage } from './checkout-page.ts';
import { errorBody } from './errors.ts';
import { createSdk } from './sdk.ts';
import { createState } from './state.ts';

/** The service documents none; these are what a page needs. */
const cors: Cors = {
  methods: 'GET, POST, PUT, OPTIONS',
  headers: 'authorization, content-type, x-idempotency-key',
};

/** Mercado Pago's Checkout Pro: the API, the hosted payment page and the browser's SDK. */
export function createMercadoPago({ base, faults, log }: StandInSettings): StandIn {
  const state = createState();
  const middleware = createRouteMiddleware({ faults, log, errorBody, cors });
  const pageMiddleware = createRouteMiddleware({ faults, log, errorBody });

  const initPoint = (requestUrl: string, preferenceId: string) => {
    const url = new URL(`${base}${checkoutPath}`, requestUrl);
    url.searchParams.set('pref_id', preferenceId);
    return url.href;
  };

  const app = new Hono()
    .route('/', createApi({ state, faults, middleware, initPoint }))
    .route('/', createCheckoutPage({ state, middleware: pageMiddleware }))
    .route('/', createSdk({ state, faults, middleware, initPoint }));

  return {
    app,
    reset: () => state.clear(),
    state: () => ({ preferences: state.preferences(), payments: state.payments() }),
  };
}
