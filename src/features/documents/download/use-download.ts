import { useCallback, useEffect, useRef, useState } from 'react';
import { downloadCopy } from '../../../content/documents/download-copy.ts';
import { ChunkLoadError, codeInTime } from '../../../platform/async.ts';
import { reloadOnce } from '../../../platform/reload-once.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { DownloadError } from './download-error.ts';

const loadDelivery = () => codeInTime(import('./delivery.ts'));

export type Download =
  | { readonly step: 'idle' }
  | { readonly step: 'generating' }
  /** `detail` says what failed, for support; '' if there is no Spanish message. */
  | { readonly step: 'failed'; readonly detail: string };

/** Only messages of ours: that of a missing chunk is the browser's, in English. */
function detailOf(error: unknown): string {
  return error instanceof DownloadError ? error.message : '';
}

/** Whether the person gave the file up while it was made. */
function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/**
 * One download at a time: generates the file, then delivers it; presses meanwhile are ignored.
 * The code that delivers is fetched when the component is there: the press may come offline.
 * `download` stays the same function and never rejects: a failure is in `state` and in a toast.
 * @param support a sentence added to a failure's toast
 */
export function useDownload(support = '') {
  const [state, setState] = useState<Download>({ step: 'idle' });
  const running = useRef(false);

  useEffect(() => {
    loadDelivery().catch(() => {});
  }, []);

  const download = useCallback(
    async (make: () => Promise<File>, onDelivered?: (file: File) => void): Promise<void> => {
      if (running.current) return;
      running.current = true;
      setState({ step: 'generating' });
      try {
        const { deliver } = await loadDelivery();
        const file = await make();
        const outcome = await deliver(file);
        setState({ step: 'idle' });
        if (outcome === 'declined') return;
        onDelivered?.(file);
        toast('ok', ...downloadCopy.started);
      } catch (error) {
        if (isCancelled(error)) {
          setState({ step: 'idle' });
          return;
        }
        // The reloaded page offers the same download, with the generator of the newest build.
        if (error instanceof ChunkLoadError && (await reloadOnce())) return;
        const [title, sentence] = downloadCopy.failed;
        setState({ step: 'failed', detail: detailOf(error) });
        toast('bad', title, `${sentence} ${support}`.trim());
      } finally {
        running.current = false;
      }
    },
    [support],
  );

  return { state, download };
}
