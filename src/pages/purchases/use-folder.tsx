import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { firm } from '../../features/firm/current-firm.ts';
import type { Receipt } from '../../features/purchases/purchases.ts';
import { reloadOnce, takeOpening } from '../../platform/missing-code.ts';
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

const nameOf = (reference: string) => `folder ${reference}`;

/**
 * The folder for the accounts, whose code comes on intent or when the page is at rest. Where that code is gone since
 * the site was deployed, the page is reloaded and prints the folder then.
 * @param references of the purchases that are shown
 * @param print prints the page once the folder is on it
 */
export function useFolder(references: readonly string[], print: (reference: string) => void) {
  const { notOpened } = useLabels();
  const [Folder, setFolder] = useState<ComponentType<Props> | null>(null);
  /** The reference of the purchase whose folder is waiting for its code. */
  const [opening, setOpening] = useState<string | null>(null);
  useEffect(() => whenIdle(preload), []);
  /** Code may come once the page was left: the one that is shown by then must not be printed. */
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function open(reference: string): Promise<void> {
    setOpening(reference);
    try {
      const Loaded = await codeInTime(withStyles(load()));
      if (!isHere.current) return;
      flushSync(() => {
        setFolder(() => Loaded);
        setOpening(null);
      });
      print(reference);
    } catch {
      if (!isHere.current) return;
      setOpening(null);
      const isGoing = await reloadOnce(nameOf(reference), () => isHere.current);
      if (!isGoing && isHere.current) toast('bad', ...notOpened);
    }
  }

  const openAgain = useEffectEvent(() => {
    const reference = references.find((each) => takeOpening(nameOf(each)));
    if (reference !== undefined) void open(reference);
  });
  useEffect(() => openAgain(), []);

  return { Folder, opening, open, preload };
}
