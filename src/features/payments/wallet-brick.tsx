import Wallet from '@mercadopago/sdk-react/esm/bricks/wallet/index.js';
import initMercadoPago, {
  MercadoPagoInstance,
} from '@mercadopago/sdk-react/esm/mercadoPago/initMercadoPago/index.js';
import { useCallback, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { loadScript, ScriptError } from '../../platform/script.ts';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: an interface adds to the browser's type
  interface Window {
    MercadoPago?: unknown;
    /** Where the package keeps the brick that shows. */
    walletBrickController?: unknown;
  }
}

type Sdk = NonNullable<Awaited<ReturnType<typeof MercadoPagoInstance.getInstance>>>;

const timeoutMs = 8_000;

/** The SDK's own, by SDK object: one that is prepared again must not be wrapped twice. */
const originals = new WeakMap<Sdk, Sdk['bricks']>();

/**
 * Makes `<Wallet>` of @mercadopago/sdk-react safe to render: the script is here, the SDK's object exists,
 * and a brick that cannot be created is reported instead of becoming an unhandled rejection.
 *
 * The package's own loader is passed by: it remembers a failure for ever, and complains on the console about
 * a script that is already there.
 * @throws ScriptError, or whatever the SDK's constructor throws
 */
async function prepareWallet(sdkUrl: string, publicKey: string, onCreateFailed: () => void): Promise<void> {
  if (!window.MercadoPago) await loadScript(sdkUrl, timeoutMs);
  if (!window.MercadoPago) throw new ScriptError(`Not the SDK: ${sdkUrl}`);
  MercadoPagoInstance.loadedInstanceMercadoPago = true;
  // No purpose 'wallet_purchase': it forces a login, and guests must be able to pay.
  initMercadoPago(publicKey, { locale: 'es-CL' });
  const instance = await MercadoPagoInstance.getInstance();
  if (!instance) throw new ScriptError('No SDK object');
  const bricks = originals.get(instance) ?? instance.bricks;
  originals.set(instance, bricks);
  instance.bricks = () => ({
    create: async (brick, containerId, settings) => {
      const container = document.getElementById(containerId);
      // The page may have been left during the package's own delay.
      if (!container) return undefined;
      try {
        const controller: unknown = await bricks.call(instance).create(brick, containerId, settings);
        if (container.isConnected) return controller;
        // Or while the brick was made: nothing else would unmount it.
        await unmount(controller);
      } catch {
        onCreateFailed();
      }
      return window.walletBrickController;
    },
  });
}

const Controller = v.object({ unmount: v.custom<() => unknown>((value) => typeof value === 'function') });

async function unmount(controller: unknown): Promise<void> {
  try {
    if (v.is(Controller, controller)) await controller.unmount();
  } catch {
    // A brick that does not go quietly has no page left to spoil.
  }
}

/**
 * Ends the brick that shows. The package's own clean-up comes too late for that, and never resets its controller:
 * an old one would be unmounted in place of the next.
 */
function releaseWallet(): void {
  const controller = window.walletBrickController;
  window.walletBrickController = undefined;
  unmount(controller);
}

type Props = {
  readonly sdkUrl: string;
  readonly publicKey: string;
  readonly preferenceId: string;
  readonly onReady: () => void;
  /** Mercado Pago's script does not load. */
  readonly onMissing: () => void;
  /**
   * The wallet has failed: the plain link to pay has to do.
   * @param message Mercado Pago's own words, where it has some
   */
  readonly onFail: (message?: string) => void;
};

/** Mercado Pago's wallet button. The package shows it after its own delay of 200 ms. */
export function WalletBrick({ sdkUrl, publicKey, preferenceId, onReady, onMissing, onFail }: Props) {
  const [prepared, setPrepared] = useState(false);
  // The brick remounts whenever this object changes identity, so it changes only with its id.
  const initialization = useMemo(() => ({ preferenceId, redirectMode: 'self' as const }), [preferenceId]);

  const onError = useCallback((error: { readonly message?: string }) => onFail(error.message), [onFail]);

  useEffect(() => {
    let left = false;
    const fail = () => {
      if (!left) onFail();
    };
    prepareWallet(sdkUrl, publicKey, fail).then(
      () => !left && setPrepared(true),
      (error: unknown) => {
        if (!(error instanceof ScriptError)) fail();
        else if (!left) onMissing();
      },
    );
    return () => {
      left = true;
      releaseWallet();
    };
  }, [sdkUrl, publicKey, onMissing, onFail]);

  if (!prepared) return null;
  return <Wallet initialization={initialization} locale="es-CL" onReady={onReady} onError={onError} />;
}
