import { useCallback, useEffect, useRef, useState } from 'react';
import { downloadCopy } from '../../../content/documents/download-copy.ts';
import { ChunkLoadError, importWithTimeout, TimeoutError, WorkerLostError } from '../../../platform/async.ts';
import { reloadOnce } from '../../../platform/lazy-code/reload-once.ts';
import { toast } from '../../../ui/notices/toast.ts';
import { DownloadError } from './download-error.ts';

const loadDelivery = () => importWithTimeout(import('./delivery.ts'));

export type DownloadState =
  | { readonly step: 'idle' }
  | { readonly step: 'generating' }
  | {
      readonly step: 'failed';
      /** Sentence with advice for the person; '' if there is none. */
      readonly advice: string;
      /** True if code or a worker didn't load, so that another attempt may succeed. */
      readonly canRetry: boolean;
      /** Cause in Spanish, for support; '' if unknown. */
      readonly detail: string;
    };

/** Returns the messages of our own errors; '' for others, because the browser's messages are in English. */
function detailOf(error: unknown): string {
  return error instanceof DownloadError ? error.message : '';
}

function isTransient(error: unknown): boolean {
  return [ChunkLoadError, TimeoutError, WorkerLostError].some((type) => error instanceof type);
}

function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/**
 * Returns a function that generates a file and delivers it, and the state of the download. `download` keeps its
 * identity while the advice stays the same, does nothing while a download is running, and never rejects. Failures
 * appear in `state` and in a toast. The code for delivery loads on mount, because the device may be offline when the
 * person clicks.
 * @param supportAdvice advice for failures
 * @param retryAdvice advice for failures after which another attempt may succeed; by default `supportAdvice`
 */
export function useDownload(supportAdvice = '', retryAdvice = supportAdvice) {
  const [state, setState] = useState<DownloadState>({ step: 'idle' });
  const isRunning = useRef(false);

  useEffect(() => {
    loadDelivery().catch(() => {});
  }, []);

  const download = useCallback(
    async (
      makeFile: () => Promise<File>,
      onDelivered?: (file: File, delivery: 'saved' | 'shared') => void,
    ): Promise<void> => {
      if (isRunning.current) return;
      isRunning.current = true;
      setState({ step: 'generating' });
      try {
        const { deliver } = await loadDelivery();
        const file = await makeFile();
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
        // Report no failure if the page reloads, because the reloaded page offers the same download.
        if (error instanceof ChunkLoadError && (await reloadOnce())) return;
        const [title, sentence] = downloadCopy.failed;
        const canRetry = isTransient(error);
        const advice = canRetry ? retryAdvice : supportAdvice;
        setState({ step: 'failed', advice, canRetry, detail: detailOf(error) });
        toast('bad', title, `${sentence} ${advice}`.trim());
      } finally {
        isRunning.current = false;
      }
    },
    [supportAdvice, retryAdvice],
  );

  return { state, download };
}
