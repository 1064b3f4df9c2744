import { useEffect, useState } from 'react';
import { useSession } from '../../features/auth/session-store.ts';
import { fetchLogoFor, logoUrl } from '../../features/documents/download/logo.ts';
import type { DocumentEntry } from '../../features/documents/model/document-entry.ts';
import { runAfterLoad } from '../../platform/async.ts';
import { sealPage } from '../../platform/lazy-code/seal-page.ts';
import { isSealed } from '../../platform/lazy-code/sealed.ts';

/**
 * True for the module of a template's text. Sealing skips these, because the page has already loaded the one that it
 * needs.
 */
const isTemplate = (module: string) => /^src\/features\/documents\/templates\/[^/]+\/text\.ts$/.test(module);

/**
 * Seals the page once it is idle. From then on the browser refuses every request of the page. A page that may have a
 * session stays unsealed, because it has to renew the session.
 * @param module source path of the page's lazily loaded module
 * @returns true once nothing can leave the page; always false in builds that make browsers report violations, because a
 * report contains the address of the refused request
 */
export function useSeal({ logoUse }: DocumentEntry, module: string): boolean {
  const [isPageSealed, setPageSealed] = useState(false);
  const { step } = useSession();
  const mayHaveSession = step !== 'signedOut' && step !== 'unconfigured';
  useEffect(() => {
    if (mayHaveSession) return;
    const controller = new AbortController();
    const { signal } = controller;
    const options = {
      module,
      isSkipped: isTemplate,
      imageUrls: [logoUrl],
      prepare: () => fetchLogoFor(logoUse),
      signal,
    };
    const trySealing = () => void sealPage(options).then(setPageSealed, () => {});
    // The document is already sealed if Back has returned to the form.
    if (isSealed()) trySealing();
    const cancel = runAfterLoad(trySealing);
    // Try again to load what failed while offline.
    addEventListener('online', trySealing, { signal });
    return () => {
      cancel();
      controller.abort();
    };
  }, [mayHaveSession, logoUse, module]);
  return isPageSealed && !__ENV__.reportsViolations;
}
