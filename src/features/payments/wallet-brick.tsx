import Wallet from '@mercadopago/sdk-react/esm/bricks/wallet/index.js';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ScriptError } from '../../platform/script.ts';
import { prepareWallet, releaseWallet } from './mercado-pago-sdk.ts';

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
