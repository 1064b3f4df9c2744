import { type ComponentType, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { codeInTime } from '../../platform/async.ts';
import { fetchWhenIdle } from '../../platform/fetch-when-idle.ts';
import { reloadOnce } from '../../platform/reload-once.ts';
import { readTabItem, writeTabItem } from '../../platform/storage.ts';
import { useLabels } from '../labels.ts';
import { toast } from '../toast/toast.ts';
import { usePanel, usePanelCount } from './use-panel.ts';

type DialogProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** In this tab's storage: the dialog that was being opened when the page was reloaded. */
const openingKey = 'mle.opening';

/**
 * A dialog whose code is fetched when the page is at rest, and comes on hover or focus, at the latest with the press that
 * opens it. Where that code is gone since the site was deployed, the page is reloaded and the dialog opens then; not where
 * another panel is open, which the reload would close with the button inside it.
 * @param name unique among the dialogs
 * @param load a function that stays the same
 * @param module what it loads, for `fetchWhenIdle`; undefined for what comes with the page or its frame
 * @returns what the button that opens it needs, the dialog once it is here, what that needs, and how to close it; a
 * press whose code did not come says so, and the next one tries again
 */
export function useLazyDialog<Props extends DialogProps>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  module?: string,
) {
  const { notOpened } = useLabels();
  const { isOpen, open, close } = usePanel(name);
  const isAlone = usePanelCount() === 0;
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [isLoading, setLoading] = useState(false);

  async function press(): Promise<void> {
    if (isLoading) return;
    if (Dialog) return open();
    setLoading(true);
    try {
      const Loaded = await codeInTime(load());
      setDialog(() => Loaded);
      open();
    } catch {
      if (isAlone && (await reloadOnce())) {
        writeTabItem(openingKey, name);
        return;
      }
      toast('bad', ...notOpened);
    } finally {
      setLoading(false);
    }
  }

  const openAgain = useEffectEvent(() => {
    if (readTabItem(openingKey) !== name) return;
    writeTabItem(openingKey, null);
    void press();
  });
  useEffect(() => openAgain(), []);
  const preload = useCallback(() => void load().catch(() => {}), [load]);
  useEffect(() => (module ? fetchWhenIdle(module) : undefined), [module]);
  return {
    button: {
      'aria-haspopup': 'dialog',
      'aria-busy': isLoading,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => void press(),
    },
    Dialog,
    state: {
      open: isOpen,
      onOpenChange: (next: boolean) => {
        if (!next) close();
      },
    },
    close,
  } as const;
}
