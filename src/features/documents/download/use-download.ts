import { useRef, useState } from 'react';
import { downloadCopy } from '../../../content/checkout.ts';
import { isMissingCode, reloadOnce } from '../../../platform/missing-code.ts';
import { toast } from '../../../ui/toast.ts';
import { DeliveryBlocked } from './delivery.ts';
import { saveDocument } from './download.ts';
import { LogoError } from './logo.ts';

export type Download =
  | { readonly step: 'idle' }
  | { readonly step: 'generating' }
  /** `detail` says what failed, for the person who helps the buyer. */
  | { readonly step: 'failed'; readonly detail: string };

/** Only what was written for people: a missing chunk speaks the browser's English. */
function detailOf(error: unknown): string {
  return error instanceof LogoError || error instanceof DeliveryBlocked ? error.message : '';
}

/**
 * One download: generates the file, then hands it over. Five presses give one file.
 * @param support a sentence added to a failure's toast
 */
export function useDownload(support = '') {
  const [state, setState] = useState<Download>({ step: 'idle' });
  const running = useRef(false);

  async function download(make: () => Promise<File>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setState({ step: 'generating' });
    try {
      const outcome = await saveDocument(await make());
      setState({ step: 'idle' });
      if (outcome === 'delivered') toast('ok', ...downloadCopy.started);
    } catch (error) {
      // The page comes back with the same downloads, and with a generator that is there.
      if (isMissingCode(error) && (await reloadOnce())) return;
      const [title, sentence] = downloadCopy.failed;
      setState({ step: 'failed', detail: detailOf(error) });
      toast('bad', title, `${sentence} ${support}`.trim());
    } finally {
      running.current = false;
    }
  }

  return { state, download };
}
