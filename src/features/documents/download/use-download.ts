import { useCallback, useEffect, useRef, useState } from 'react';
import { downloadCopy } from '../../../content/documents/download-copy.ts';
import { ChunkLoadError, codeInTime, TimeoutError, WorkerLostError } from '../../../platform/async.ts';
import { reloadOnce } from '../../../platform/late-code/reload-once.ts';
import { toast } from '../../../ui/notices/toast.ts';
import { DownloadError } from './download-error.ts';

const loadDelivery = () => codeInTime(import('./delivery.ts'));

export type Download =
  | { readonly step: 'idle' }
  | { readonly step: 'generating' }
  | {
      readonly step: 'failed';
      /** Sentence that tells the person what to do; '' for none. */
      readonly advice: string;
      /** True if code or a worker didn't load, so that one more try may work. */
      readonly canRetry: boolean;
      /** Cause, for support; '' if there is no Spanish message. */
      readonly detail: string;
    };

/** Returns only our own messages. For a missing chunk the browser's message is in English. */
function detailOf(error: unknown): string {
  return error instanceof DownloadError ? error.message : '';
}

function isTransient(error: unknown): boolean {
  return [ChunkLoadError, TimeoutError, WorkerLostError].some((type) => error instanceof type);
}

/** True if the person cancelled while the file was being made. */
function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/**
 * Generates a file and delivers it, one at a time; it ignores presses meanwhile. The code that delivers loads with the
 * component, since the press may come offline. `download` keeps its identity and never rejects: a failure appears in
 * `state` and in a toast.
 * @param support sentence added to a failure
 * @param again sentence added instead if one more try may work
 */
export function useDownload(support = '', again = support) {
  const [state, setState] = useState<Download>({ step: 'idle' });
  const running = useRef(false);

  useEffect(() => {
    loadDelivery().catch(() => {});
  }, []);

  const download = useCallback(
    async (
      make: () => Promise<File>,
      onDelivered?: (file: File, delivery: 'saved' | 'shared') => void,
    ): Promise<void> => {
      if (running.current) return;
      running.current = true;
      setState({ step: 'generating' });
      try {
        const { deliver } = await loadDelivery();
        const file = await make();
        const outcome = await deliver(file);
        setState({ step: 'idle' });
        if (outcome === 'declined') return;
        onDelivered?.(file, outcome);
        toast('ok', ...downloadCopy.started);
      } catch (error) {
        if (isCancelled(error)) {
          setState({ step: 'idle' });
          return;
        }
        // The reloaded page offers the same download, with the generator of the newest build.
        if (error instanceof ChunkLoadError && (await reloadOnce())) return;
        const [title, sentence] = downloadCopy.failed;
        const canRetry = isTransient(error);
        const advice = canRetry ? again : support;
        setState({ step: 'failed', advice, canRetry, detail: detailOf(error) });
        toast('bad', title, `${sentence} ${advice}`.trim());
      } finally {
        running.current = false;
      }
    },
    [support, again],
  );

  return { state, download };
}
