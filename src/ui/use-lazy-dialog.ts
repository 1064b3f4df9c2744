import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { isPageCovered } from '../platform/covered-page.ts';
import { reloadOnce, takeOpening } from '../platform/missing-code.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { useLabels } from './labels.ts';
import { toast } from './toast.ts';
import { useLazyComponent } from './use-lazy-component.ts';

type DialogProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/**
 * A dialog whose code comes on intent or when the page is at rest, at the latest with the press that opens it. Where
 * that code is gone since the site was deployed, the page is reloaded and the dialog opens then; not where another panel
 * is open, which the reload would close with the button inside it.
 * @param name unique among the dialogs
 * @param load a function that stays the same
 * @returns what the button that opens it needs, the dialog once it is here, and what that needs; a press whose code did not come
 * says so, and the next one tries again
 */
export function useLazyDialog<Props extends DialogProps>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
) {
  const { notOpened } = useLabels();
  const [isOpen, setOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  const onMissing = useCallback(async () => {
    if (!isPageCovered() && (await reloadOnce(name))) return;
    setOpen(false);
    toast('bad', ...notOpened);
  }, [name, notOpened]);
  const Dialog = useLazyComponent(load, presses, onMissing);
  const open = useCallback(() => {
    setPresses((before) => before + 1);
    setOpen(true);
  }, []);
  useEffect(() => {
    if (takeOpening(name)) open();
  }, [name, open]);
  const preload = useCallback(() => void load().catch(() => {}), [load]);
  useEffect(() => whenIdle(preload), [preload]);
  return {
    button: {
      'aria-haspopup': 'dialog',
      'aria-busy': isOpen && !Dialog,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: open,
    },
    Dialog,
    state: { open: isOpen, onOpenChange: setOpen },
  } as const;
}
