import { type ComponentType, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { lazyCode } from '../../platform/lazy-code/lazy-code.ts';
import { prefetchWhenIdle } from '../../platform/lazy-code/prefetch-when-idle.ts';
import { reloadOnce } from '../../platform/lazy-code/reload-once.ts';
import { readTabItem, writeTabItem } from '../../platform/storage/storage.ts';
import { useLabels } from '../labels.ts';
import { toast } from '../notices/toast.ts';
import { usePanel, usePanelCount } from './use-panel.ts';

type DialogProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** sessionStorage key. Its value is the name of the dialog that was opening when the page reloaded. */
const openingKey = 'mle.opening';

/**
 * Opens a dialog whose code is fetched when the browser is idle, and loaded on hover, focus or click. If a deployment
 * has removed the code, the page reloads and then opens the dialog. It doesn't reload while another panel is open,
 * because a reload would close that panel. If the code doesn't load, a toast says so and the next click tries again.
 * @param name unique among the dialogs
 * @param load must stay the same function
 * @param module the file that `load` imports, for `prefetchWhenIdle`; undefined if the code is part of the page or its
 * frame
 * @returns the button's props, the dialog component once it has loaded, the dialog's props (`dialogProps`), and a function
 * that closes the dialog
 */
export function useLazyDialog<Props extends DialogProps>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  module?: string,
) {
  const { notOpened } = useLabels();
  const { isOpen, open, close } = usePanel(name);
  const hasOpenPanels = usePanelCount() > 0;
  const lazyDialog = useMemo(() => lazyCode(load), [load]);
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [isLoading, setLoading] = useState(false);

  async function handleClick(): Promise<void> {
    if (isLoading) return;
    if (Dialog) return open();
    setLoading(true);
    try {
      const Loaded = await lazyDialog.load();
      setDialog(() => Loaded);
      open();
    } catch {
      if (!hasOpenPanels && (await reloadOnce())) {
        writeTabItem(openingKey, name);
        return;
      }
      toast('bad', ...notOpened);
    } finally {
      setLoading(false);
    }
  }

  const openAfterReload = useEffectEvent(() => {
    if (readTabItem(openingKey) !== name) return;
    writeTabItem(openingKey, null);
    void handleClick();
  });
  useEffect(() => openAfterReload(), []);
  const preload = useCallback(() => void load().catch(() => {}), [load]);
  useEffect(() => (module ? prefetchWhenIdle(module) : undefined), [module]);
  return {
    buttonProps: {
      'aria-haspopup': 'dialog',
      'aria-busy': isLoading,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => void handleClick(),
    },
    Dialog,
    dialogProps: {
      open: isOpen,
      onOpenChange: (shouldOpen: boolean) => {
        if (!shouldOpen) close();
      },
    },
    close,
  } as const;
}
