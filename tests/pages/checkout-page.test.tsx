// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inline, noConnection, openCheckout, openService } from './checkout-world.tsx';

const route = 'preference.create';
const generic = 'Error al crear la preferencia de pago.';
const noId = 'No se pudo obtener el ID de preferencia de Mercado Pago.';
const busy = 'Rate limit exceeded. Retry after the indicated number of seconds.';

let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  service = await openService();
});
beforeEach(() => service.reset());
afterAll(() => service.hangUp());

type Case = readonly [what: string, toast: string, ...faults: readonly object[]];

const refusals: readonly Case[] = [
  ['400 with a message', 'items needed.', { fault: 'status', route, status: 400, message: 'items needed.' }],
  ['400 without a message', generic, { fault: 'status', route, status: 400, body: 'json-without-message' }],
  ['400 cut in half', generic, { fault: 'status', route, status: 400 }, { fault: 'truncated-json', route }],
  ['400 without a body', generic, { fault: 'status', route, status: 400, body: 'empty' }],
  ['401, invalid_token', 'invalid_token', { fault: 'unauthorized', route, shape: 'invalid_token' }],
  ['401, unauthorized', 'Invalid access token', { fault: 'unauthorized', route, shape: 'unauthorized' }],
  ['401, code', 'authorization value not present', { fault: 'unauthorized', route, shape: 'code' }],
  ['403', 'At least one policy returned UNAUTHORIZED.', { fault: 'policy-agent', route }],
  ['404', 'Resource not found', { fault: 'status', route, status: 404 }],
  ['409', 'Idempotency key already used with a different body', { fault: 'status', route, status: 409 }],
  ['422', 'The request breaks a business rule', { fault: 'status', route, status: 422 }],
  ['429', busy, { fault: 'status', route, status: 429 }],
  ['429 with Retry-After', busy, { fault: 'status', route, status: 429, retryAfter: 1 }],
  ...[500, 501, 502, 503, 504].flatMap((status): Case[] => [
    [`${status} as JSON`, 'Internal server error', { fault: 'status', route, status }],
    [`${status} as HTML`, generic, { fault: 'status', route, status, body: 'html' }],
  ]),
];

const unusable: readonly Case[] = [
  ['201 without an id', noId, { fault: 'preference-id', id: 'missing' }],
  ['201 with an empty id', noId, { fault: 'preference-id', id: 'empty' }],
  ['201 with a number for an id', noId, { fault: 'preference-id', id: 'number' }],
  ['200 with HTML', noId, { fault: 'html-200', route }],
  ['truncated JSON', noId, { fault: 'truncated-json', route }],
];

const silent: readonly Case[] = [
  ['a dropped socket', noConnection, { fault: 'drop-socket', route }],
  ['CORS headers that are missing', noConnection, { fault: 'no-cors', route }],
  ['a refused preflight', noConnection, { fault: 'preflight-405', route }, { fault: 'no-cors', route }],
];

test.each([...refusals, ...unusable, ...silent])(
  '%s is said at the button and in a toast, costs nothing, and the next press works',
  async (_what, said, ...faults) => {
    const page = await openCheckout();
    await service.faults(...faults);
    page.press();
    expect(await page.failure()).toBe(inline);
    await page.toast('Error de Pago');
    await page.toast(said);
    page.expectNothingLost();
    expect(await service.asked()).toBeLessThanOrEqual(1);
    await service.faults();
    page.press();
    expect(await page.link()).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(page.purchases.get().attempts).toHaveLength(2);
  },
);
