import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { firm } from '../../features/firm/current-firm.ts';
import type { Receipt } from '../../features/purchases/purchases.ts';
import { reloadOnce } from '../../platform/missing-code.ts';
import { fetchAhead, withStyles } from '../../platform/style-sheets.ts';
import { codeInTime } from '../../platform/time-limit.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { useLabels } from '../../ui/labels.ts';
import { toast } from '../../ui/toast.ts';

type Props = { readonly receipt: Receipt };

async function load(): Promise<ComponentType<Props>> {
  const [{ AccountsFolder }, requests] = await Promise.all([
    import('./accounts-folder.tsx'),
    firm.takesTaxRequests ? import('../../features/tax-request/own-requests.ts') : null,
  ]);
  return ({ receipt }) => (
    <AccountsFolder
      receipt={receipt}
      request={requests ? requests.ownRequest(receipt.reference) : 'notTaken'}
    />
  );
}

const preload = () => void fetchAhead(load()).catch(() => {});

/**
 * The folder for the accounts, whose code comes on intent or when the page is at rest.
 * @param print prints the page once the folder is on it
 */
export function useFolder(print: (reference: string) => void) {
  const { notOpened } = useLabels();
  const [Folder, setFolder] = useState<ComponentType<Props> | null>(null);
  /** The reference of the purchase whose folder is waiting for its code. */
  const [opening, setOpening] = useState<string | null>(null);
  useEffect(() => whenIdle(preload), []);

  const open = useCallback(
    async (reference: string) => {
      setOpening(reference);
      try {
        const Loaded = await codeInTime(withStyles(load()));
        flushSync(() => {
          setFolder(() => Loaded);
          setOpening(null);
        });
        print(reference);
      } catch {
        setOpening(null);
        if (!(await reloadOnce())) toast('bad', ...notOpened);
      }
    },
    [print, notOpened],
  );

  return { Folder, opening, open, preload };
}
