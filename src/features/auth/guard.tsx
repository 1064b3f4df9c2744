import type { Session, User } from '@supabase/supabase-js';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionCopy } from '../../content/admin.ts';
import { paths } from '../../content/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { RedirectTo } from './redirect-to.tsx';
import { useSession } from './session-context.ts';
import { UnreachableSession } from './unreachable-session.tsx';

type Account = { readonly user: User; readonly session: Session };

/** Shows its content to whom the server has confirmed; everybody else goes to the login, which leads back here. */
export function RequireAdmin({ children }: { readonly children: (account: Account) => ReactNode }) {
  const state = useSession();
  const { pathname, search, hash } = useLocation();
  switch (state.step) {
    case 'loading':
      return <Loading />;
    case 'unreachable':
      return (
        <EmptyState title={sessionCopy.unreachable.title} level="h1">
          <UnreachableSession gap="gap-8" />
        </EmptyState>
      );
    case 'confirmed':
      return children(state);
    case 'signedOut':
    case 'unconfigured':
      return <RedirectTo path={paths.login} from={pathname + search + hash} />;
  }
}
