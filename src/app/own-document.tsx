import { type ReactNode, useEffect, useState } from 'react';
import { hasForeignScript } from '../platform/foreign-script.ts';
import { Loading } from '../ui/loading.tsx';

/**
 * A page on which personal data are typed shares no document with a third party's script: where one was asked for,
 * the page is loaded from the server at its address. However it was reached (link, Back, a redirect), the address
 * has changed by then; in the new document no script has run, so this happens once.
 */
export function OwnDocument({ children }: { readonly children: ReactNode }) {
  const [isShared] = useState(hasForeignScript);
  useEffect(() => {
    if (isShared) location.reload();
  }, [isShared]);
  return isShared ? <Loading /> : children;
}
