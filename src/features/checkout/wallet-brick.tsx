import Wallet from '@mercadopago/sdk-react/esm/bricks/wallet/index.js';
import { useEffect, useMemo, useState } from 'react';
import { prepareWallet, releaseWallet } from './mercado-pago.ts';

type Props = {
  readonly sdkUrl: string;
  readonly publicKey: string;
  readonly preferenceId: string;
  readonly onReady: () => void;
  /** The wallet will not come: the plain link to pay has to do. */
  readonly onFail: () => void;
};

/** Mercado Pago's wallet button. The package shows it after its own delay of 200 ms. */
export function WalletBrick({ sdkUrl, publicKey, preferenceId, onReady, onFail }: Props) {
  const [prepared, setPrepared] = useState(false);
  // The brick remounts whenever this object changes identity, so it changes only with its id.
  const initialization = useMemo(() => ({ preferenceId, redirectMode: 'self' as const }), [preferenceId]);

  useEffect(() => {
    let left = false;
    prepareWallet(sdkUrl, publicKey, onFail).then(
      () => !left && setPrepared(true),
      () => !left && onFail(),
    );
    return () => {
      left = true;
      releaseWallet();
    };
  }, [sdkUrl, publicKey, onFail]);

  if (!prepared) return null;
  return <Wallet initialization={initialization} locale="es-CL" onReady={onReady} onError={onFail} />;
}
