// @vitest-environment dom

import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installMercadoPago } from '../../../sandbox/mercado-pago/sdk-script.js';

const source = 'http://localhost:4173/_sandbox/mercado-pago/sdk/js/v2';
const initPoint = 'http://localhost:4173/_sandbox/mercado-pago/checkout/v1/redirect?pref_id=p-1';

beforeEach(() => {
  const script = document.createElement('script');
  Object.defineProperty(script, 'src', { value: source });
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  document.body.innerHTML = '<div id="wallet"></div>';
});

afterEach(() => {
  Reflect.deleteProperty(document, 'currentScript');
  Reflect.deleteProperty(window, 'MercadoPago');
});

type Brick = { unmount(): void };
type Bricks = { create(name: string, id: string, settings?: object): Promise<Brick> };
const Sdk = v.custom<new (key?: string, options?: object) => { bricks(): Bricks }>(
  (value) => typeof value === 'function',
);

type Behaviour = Parameters<typeof installMercadoPago>[0];

function start(
  behaviour: Behaviour = 'works',
  answer: () => Response = () => Response.json({ init_point: initPoint }),
) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: URL | string) => {
    // A page of the file before, in the same worker, may still ask for something: by a string, which the script never does.
    if (typeof url === 'string') return Response.error();
    asked.push(url.href);
    return answer();
  });
  installMercadoPago(behaviour);
  const MercadoPago = v.parse(Sdk, Reflect.get(window, 'MercadoPago'));
  const callbacks = { onReady: vi.fn(), onError: vi.fn(), onSubmit: vi.fn() };
  const create = (initialization: object, id = 'wallet') =>
    new MercadoPago('APP_USR-clave', { locale: 'es-CL' })
      .bricks()
      .create('wallet', id, { initialization, callbacks });
  return { MercadoPago, create, asked, ...callbacks };
}

const error = (cause: string) => ({ type: 'critical', message: expect.any(String), cause });
const brick = () => document.querySelector<HTMLAnchorElement>('#wallet a');

test('the wallet is a link to the payment page, ready a moment after it shows', async () => {
  const { create, asked, onReady, onError } = start();
  await create({ preferenceId: 'p 1', redirectMode: 'self' });
  expect(brick()?.textContent).toBe('Pagar con Mercado Pago');
  expect(brick()?.href).toBe(initPoint);
  expect(brick()?.target).toBe('');
  expect(onReady).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce());
  expect(onError).not.toHaveBeenCalled();
  expect(asked).toEqual([
    'http://localhost:4173/_sandbox/mercado-pago/sdk/preferences/p%201?public_key=APP_USR-clave',
  ]);
});

test('redirectMode blank opens another tab', async () => {
  await start().create({ preferenceId: 'p-1', redirectMode: 'blank' });
  expect(brick()?.target).toBe('_blank');
  expect(brick()?.rel).toBe('noopener');
});

test('unmounting leaves the container empty, and a brick can be created again', async () => {
  const { create, onError } = start();
  const { unmount } = await create({ preferenceId: 'p-1' });
  unmount();
  expect(brick()).toBeNull();
  await create({ preferenceId: 'p-1' });
  expect(brick()).not.toBeNull();
  expect(onError).not.toHaveBeenCalled();
});

test('two bricks in one container are one too many', async () => {
  const { create, onError } = start();
  await create({ preferenceId: 'p-1' });
  await create({ preferenceId: 'p-1' });
  expect(onError).toHaveBeenCalledExactlyOnceWith(error('already_initialized'));
  expect(document.querySelectorAll('#wallet a')).toHaveLength(1);
});

test('a container that is not there is an error', async () => {
  const { create, onError } = start();
  await create({ preferenceId: 'p-1' }, 'otro');
  expect(onError).toHaveBeenCalledExactlyOnceWith(error('container_not_found'));
});

test('a container that is removed while the preference is read is an error', async () => {
  const { create, onError } = start('works', () => {
    document.body.innerHTML = '';
    return Response.json({ init_point: initPoint });
  });
  await create({ preferenceId: 'p-1' });
  expect(onError).toHaveBeenCalledExactlyOnceWith(error('container_not_found'));
});

test('no container id and no settings are errors', async () => {
  const { create, onError, MercadoPago } = start();
  await create({ preferenceId: 'p-1' }, '');
  expect(onError).toHaveBeenCalledExactlyOnceWith(error('missing_container_id'));
  const bricks = new MercadoPago('APP_USR-clave').bricks();
  await expect(bricks.create('wallet', 'wallet')).rejects.toThrow('The settings are missing');
});

test('a preference that cannot be read is an error', async () => {
  const { create, onError, onReady } = start('works', () => new Response(null, { status: 404 }));
  await create({ preferenceId: 'p-1' });
  expect(onError).toHaveBeenCalledExactlyOnceWith(error('get_preference_details_failed'));
  expect(onReady).not.toHaveBeenCalled();
  expect(brick()).toBeNull();
});

test.each([[''], [7], [null]])('a preference id of %o is an error', async (preferenceId) => {
  const { create, onError } = start();
  await create({ preferenceId });
  expect(onError).toHaveBeenCalledExactlyOnceWith(error('incorrect_initialization'));
});

test('without a preference id, a click that yields none is an error', async () => {
  const { create, onError, onSubmit } = start();
  onSubmit.mockResolvedValue(undefined);
  await create({});
  brick()?.click();
  await vi.waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(error('no_preference_provided')));
});

test('without a preference id, a click asks onSubmit for one', async () => {
  const { create, onSubmit, asked } = start();
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  onSubmit.mockResolvedValue('p-2');
  await create({});
  expect(asked).toEqual([]);
  brick()?.click();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(initPoint));
  expect(asked).toEqual([expect.stringContaining('/sdk/preferences/p-2?')]);
});

test('without a preference id and without onSubmit there is nothing to pay', async () => {
  const { MercadoPago } = start();
  const onError = vi.fn();
  const bricks = new MercadoPago('APP_USR-clave').bricks();
  await bricks.create('wallet', 'wallet', { callbacks: { onError } });
  expect(onError).toHaveBeenCalledExactlyOnceWith(error('no_preference_provided'));
});

test('the SDK needs a public key', () => {
  const { MercadoPago } = start();
  expect(() => new MercadoPago()).toThrow('The public key is missing');
});

test('only the wallet exists', async () => {
  const { MercadoPago } = start();
  await expect(new MercadoPago('APP_USR-clave').bricks().create('payment', 'wallet', {})).rejects.toThrow(
    'payment',
  );
});

test('behaviour «throws»: the constructor throws', () => {
  const { MercadoPago } = start('throws');
  expect(() => new MercadoPago('APP_USR-clave')).toThrow('could not start');
});

test('behaviour «create-rejects»: create rejects', async () => {
  await expect(start('create-rejects').create({ preferenceId: 'p-1' })).rejects.toThrow(
    'could not be created',
  );
});

test('behaviour «on-error»: the brick reports an error and shows nothing', async () => {
  const { create, onError } = start('on-error');
  await create({ preferenceId: 'p-1' });
  expect(onError).toHaveBeenCalledExactlyOnceWith(error('get_preference_details_failed'));
  expect(brick()).toBeNull();
});

test('behaviour «never-ready»: the brick is never ready', async () => {
  vi.useFakeTimers();
  const { create, onReady, onError } = start('never-ready');
  await create({ preferenceId: 'p-1' });
  vi.runAllTimers();
  vi.useRealTimers();
  expect(onReady).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
  expect(brick()).toBeNull();
});
