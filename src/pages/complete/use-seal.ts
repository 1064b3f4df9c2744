import { useEffect, useState } from 'react';
import { useSession } from '../../features/auth/session-store.ts';
import { logoFor, logoUrl } from '../../features/documents/download/logo.ts';
import type { DocumentEntry } from '../../features/documents/model/document-entry.ts';
import { whenIdle } from '../../platform/async.ts';
import { sealPage } from '../../platform/late-code/seal-page.ts';
import { isSealed } from '../../platform/late-code/sealed.ts';

/** The page has loaded its own template by then, and needs no other. */
const isTemplate = (module: string) => /^src\/features\/documents\/templates\/[^/]+\/text\.ts$/.test(module);

/**
 * Seals the page once it is idle. An admin's page stays open, because the session has to be renewed.
 * @param module the page's own late module
 * @returns true once nothing can leave the page any more. Never where browsers report violations, since a report names
 * the address of what was refused.
 */
export function useSeal({ logo }: DocumentEntry, module: string): boolean {
  const [holds, setHolds] = useState(false);
  const { step } = useSession();
  const hasSession = step !== 'signedOut' && step !== 'unconfigured';
  useEffect(() => {
    if (hasSession) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const options = {
      module,
      skip: isTemplate,
      images: [logoUrl],
      prepare: () => logoFor(logo),
      signal,
    };
    const attempt = () => void sealPage(options).then(setHolds, () => {});
    // Back may return to a form whose document is sealed already.
    if (isSealed()) attempt();
    const cancel = whenIdle(attempt);
    // Whatever didn't load is tried again.
    addEventListener('online', attempt, { signal });
    return () => {
      cancel();
      leaving.abort();
    };
  }, [hasSession, logo, module]);
  return holds && !__ENV__.reportsViolations;
}
