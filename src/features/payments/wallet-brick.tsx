import Wallet from '@mercadopago/sdk-react/esm/bricks/wallet/index.js';
import initMercadoPago, {
  MercadoPagoInstance,
} from '@mercadopago/sdk-react/esm/mercadoPago/initMercadoPago/index.js';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { loadScript, ScriptError } from '../../platform/lazy-code/script.ts';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: an interface adds to the browser's type
  interface Window {
    MercadoPago?: unknown;
    /** The package stores the current brick here. */
    walletBrickController?: unknown;
  }
}

type Sdk = NonNullable<Awaited<ReturnType<typeof MercadoPagoInstance.getInstance>>>;

const timeoutMs = 8_000;

/** Original `bricks` method of each SDK object, so that preparing the SDK again doesn't wrap it twice. */
const originalBricks = new WeakMap<Sdk, Sdk['bricks']>();

/**
 * Makes `<Wallet>` of @mercadopago/sdk-react safe to render: loads the script and creates the SDK's object. If a brick
 * can't be created later, it calls `onCreateFailed`; the package itself would leave an unhandled rejection.
 *
 * It avoids the package's own loader, which caches a failure forever, and writes to the console if the script is
 * already on the page.
 * @throws ScriptError, or any error that the SDK's constructor throws
 */
async function prepareWallet(sdkUrl: string, publicKey: string, onCreateFailed: () => void): Promise<void> {
  if (!window.MercadoPago) await loadScript(sdkUrl, timeoutMs);
  if (!window.MercadoPago) throw new ScriptError(`Not the SDK: ${sdkUrl}`);
  MercadoPagoInstance.loadedInstanceMercadoPago = true;
  // Don't set the purpose 'wallet_purchase', because it forces a login, and guests must be able to pay.
  initMercadoPago(publicKey, { locale: 'es-CL' });
  const instance = await MercadoPagoInstance.getInstance();
  if (!instance) throw new ScriptError('No SDK object');
  const bricks = originalBricks.get(instance) ?? instance.bricks;
  originalBricks.set(instance, bricks);
  instance.bricks = () => ({
    create: async (brick, containerId, settings) => {
      const container = document.getElementById(containerId);
      // Create nothing if the page has unmounted the container during the package's own delay.
      if (!container) return undefined;
      try {
        const controller: unknown = await bricks.call(instance).create(brick, containerId, settings);
        if (container.isConnected) return controller;
        // The container was unmounted while the brick was created, so nothing else would unmount the brick.
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
    // The visitor has already left the page, so the error doesn't matter.
  }
}

/**
 * Unmounts the current brick. The package's own cleanup runs too late and never resets `walletBrickController`, so it
 * would unmount an old brick instead of the next one.
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
  readonly onLoadError: () => void;
  /** Called if Mercado Pago's script throws or reports an error. */
  readonly onError: () => void;
};

/** Mercado Pago's wallet button. The package shows it after a delay of 200 ms. */
export function WalletBrick({
  sdkUrl,
  publicKey,
  preferenceId,
  onReady,
  onLoadError,
  onError: onFail,
}: Props) {
  const [isPrepared, setPrepared] = useState(false);
  // The package mounts the brick again whenever it gets a new object, so keep the object until the id changes.
  const initialization = useMemo(() => ({ preferenceId, redirectMode: 'self' as const }), [preferenceId]);

  // Ignore errors that the package reports after the brick's container was unmounted.
  const isMounted = useRef(false);
  const onError = useCallback(() => {
    if (isMounted.current) onFail();
  }, [onFail]);

  useEffect(() => {
    let isCancelled = false;
    isMounted.current = true;
    const fail = () => {
      if (!isCancelled) onFail();
    };
    prepareWallet(sdkUrl, publicKey, fail).then(
      () => !isCancelled && setPrepared(true),
      (error: unknown) => {
        if (!(error instanceof ScriptError)) fail();
        else if (!isCancelled) onLoadError();
      },
    );
    return () => {
      isCancelled = true;
      isMounted.current = false;
      releaseWallet();
    };
  }, [sdkUrl, publicKey, onLoadError, onFail]);

  if (!isPrepared) return null;
  return <Wallet initialization={initialization} locale="es-CL" onReady={onReady} onError={onError} />;
}
