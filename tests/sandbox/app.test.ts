import { expect, test } from 'vitest';
import { base, visitSandbox } from './visitor.ts';

test('two sandboxes share nothing', async () => {
  const one = visitSandbox();
  const other = visitSandbox();
  const { id } = await (await one.create()).json();
  expect((await one.get(`/checkout/preferences/${id}`)).status).toBe(200);
  expect((await other.get(`/checkout/preferences/${id}`)).status).toBe(404);
});

test('an address that no stand-in has is not found', async () => {
  const { fetch } = visitSandbox();
  expect((await fetch(new Request(`${base}/otro-servicio`))).status).toBe(404);
});
