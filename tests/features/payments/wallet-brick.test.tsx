// @vitest-environment dom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installMercadoPago } from '../../../sandbox/mercado-pago/sdk-script.js';
import { WalletBrick } from '../../../src/features/payments/wallet-brick.tsx';

type Bricks = { create(name: string, id: string, settings: object): Promise<{ unmount(): void }> };
type Sdk = new (key: string) => { bricks(): Bricks };

let mountedCount = 0;
let createdCount = 0;

/** Installs an SDK that counts created and mounted bricks. */
function install(
  behaviour: Parameters<typeof installMercadoPago>[0],
  modifySdk: (sdk: Sdk) => Sdk = (sdk) => sdk,
) {
  installMercadoPago(behaviour);
  const Original = modifySdk(window.MercadoPago as Sdk);
  window.MercadoPago = class extends Original {
    override bricks(): Bricks {
      const bricks = super.bricks();
      return {
        async create(...args) {
          const brick = await bricks.create(...args);
          mountedCount += 1;
          createdCount += 1;
          return {
            unmount() {
              mountedCount -= 1;
              brick.unmount();
            },
          };
        },
      };
    }
  };
}

beforeEach(() => {
  mountedCount = 0;
  createdCount = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async () => Response.json({ init_point: 'https://pago.example/' }));
});
afterEach(() => {
  vi.useRealTimers();
  window.MercadoPago = undefined;
});

let keyCount = 0;

function mount() {
  const onReady = vi.fn();
  const onLoadError = vi.fn();
  const onError = vi.fn();
  // Another key makes another SDK object, as another page load does.
  keyCount += 1;
  const brick = (
    <WalletBrick
      sdkUrl=""
      publicKey={`k${keyCount}`}
      preferenceId="p"
      onReady={onReady}
      onLoadError={onLoadError}
      onError={onError}
    />
  );
  const { unmount } = render(brick);
  return { onReady, onLoadError, onError, unmount };
}

/** Advances the clock. Mercado Pago's React package waits 200 ms before it creates a brick. */
async function advance(milliseconds: number): Promise<void> {
  // Let React render first.
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

test('unmounts the brick with its page', async () => {
  install('works');
  const { onReady, onError, unmount } = mount();
  await advance(300);
  expect(onReady).toHaveBeenCalledOnce();
  expect(onError).not.toHaveBeenCalled();
  expect(mountedCount).toBe(1);
  unmount();
  await advance(0);
  expect(mountedCount).toBe(0);
  expect(window.walletBrickController).toBeUndefined();
});

test('unmounts a brick that was created after its page was left', async () => {
  const pendingFetches: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => pendingFetches.push(resolve)));
  const answerFetch = () => pendingFetches.shift()?.(Response.json({ init_point: 'https://pago.example/' }));
  // Simulate a slow service and an SDK that creates its brick without checking that the container still exists.
  install(
    'works',
    (Original) =>
      class extends Original {
        override bricks(): Bricks {
          return {
            create: async () => {
              await fetch('/');
              return { unmount() {} };
            },
          };
        }
      },
  );
  const first = mount();
  await advance(300);
  first.unmount();
  const second = mount();
  await advance(300);
  answerFetch();
  answerFetch();
  await advance(0);
  expect(createdCount).toBe(2);
  expect(mountedCount).toBe(1);
  expect(window.walletBrickController).toBeDefined();
  second.unmount();
  await advance(0);
  expect(mountedCount).toBe(0);
});

test.each([
  ['throws in its constructor', () => install('throws')],
  ['rejects in create()', () => install('create-rejects')],
  ['calls onError', () => install('on-error')],
  [
    'throws in bricks()',
    () =>
      install(
        'works',
        (Original) =>
          class extends Original {
            override bricks(): Bricks {
              throw new Error('no bricks');
            }
          },
      ),
  ],
  [
    'is not a constructor',
    () => {
      window.MercadoPago = {};
    },
  ],
])('reports once, without an unhandled rejection, that the SDK %s', async (_, prepare) => {
  prepare();
  const { onReady, onError, unmount } = mount();
  await advance(300);
  expect(onError).toHaveBeenCalledOnce();
  expect(onReady).not.toHaveBeenCalled();
  unmount();
});

test('reports a missing script as a load error and nothing else', async () => {
  window.MercadoPago = undefined;
  const { onLoadError, onError } = mount();
  await advance(60_000);
  expect(onLoadError).toHaveBeenCalledOnce();
  expect(onError).not.toHaveBeenCalled();
});

test.each(['throws', 'on-error', 'create-rejects'] as const)(
  'ignores a failure of the SDK after the wallet was unmounted: %s',
  async (behaviour) => {
    install(behaviour);
    const { onError, unmount } = mount();
    unmount();
    await advance(300);
    expect(onError).not.toHaveBeenCalled();
  },
);

test('ignores an error of a brick whose container was unmounted during creation', async () => {
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  install('works');
  const { onError, unmount } = mount();
  await advance(300);
  unmount();
  answer(Response.json({ init_point: 'https://pago.example/' }));
  await advance(0);
  expect(onError).not.toHaveBeenCalled();
});

test('ignores a controller whose unmount() rejects', async () => {
  install('works');
  const { unmount } = mount();
  await advance(300);
  window.walletBrickController = { unmount: () => Promise.reject(new Error('container gone')) };
  unmount();
  await advance(0);
  expect(window.walletBrickController).toBeUndefined();
});
