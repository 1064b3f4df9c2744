import initMercadoPago, {
  MercadoPagoInstance,
} from '@mercadopago/sdk-react/esm/mercadoPago/initMercadoPago/index.js';
import { loadScript, ScriptError } from '../../platform/script.ts';

type Create = (brick: string, containerId: string, settings: object) => Promise<unknown> | undefined;

declare global {
  interface Window {
    MercadoPago?: unknown;
    walletBrickController?: { unmount?: () => void } | undefined;
  }
}

const timeoutMs = 8_000;

/**
 * Makes `<Wallet>` of @mercadopago/sdk-react safe to render: the script is here, the SDK's object exists,
 * and a brick that cannot be created is reported instead of becoming an unhandled rejection.
 *
 * The package's own loader is passed by: it remembers a failure for ever, and complains on the console about
 * a script that is already there.
 * @throws ScriptError, or whatever the SDK's constructor throws
 */
export async function prepareWallet(
  sdkUrl: string,
  publicKey: string,
  onCreateFailed: () => void,
): Promise<void> {
  if (!window.MercadoPago) await loadScript(sdkUrl, { timeoutMs, attempts: 2 });
  if (!window.MercadoPago) throw new ScriptError(`Not the SDK: ${sdkUrl}`);
  MercadoPagoInstance.loadedInstanceMercadoPago = true;
  // No purpose 'wallet_purchase': it forces a login, and guests must be able to pay.
  initMercadoPago(publicKey, { locale: 'es-CL' });
  const instance = await MercadoPagoInstance.getInstance();
  if (!instance) throw new ScriptError('No SDK object');
  const bricks = Object.getPrototypeOf(instance).bricks ?? instance.bricks;
  instance.bricks = () => {
    const builder = bricks.call(instance);
    const create: Create = async (brick, containerId, settings) => {
      // The page may have been left during the package's own delay.
      if (!document.getElementById(containerId)) return undefined;
      try {
        return await builder.create(brick, containerId, settings);
      } catch {
        onCreateFailed();
        return undefined;
      }
    };
    return { create };
  };
}

/** The package never resets its controller: an old one would be unmounted in place of the next. */
export function releaseWallet(): void {
  window.walletBrickController = undefined;
}
