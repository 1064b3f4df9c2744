import type { Session, User } from '@supabase/supabase-js';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { sessionCopy } from '../../content/admin-copy.ts';
import { paths } from '../../content/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { useSession, useSessionStore } from './session-store.ts';
import { SignOutButton } from './sign-out-button.tsx';

const placeholderOrigin = 'https://site.invalid';

/** Maximum number of characters. No page of this site has a longer address. */
const maxAddressLength = 500;

function decodeFully(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text);
    return decoded === text ? decoded : decodeFully(decoded);
  } catch {
    return null;
  }
}

/**
 * True if the path starts with exactly one slash and contains neither backslashes, which browsers read as slashes, nor
 * control characters, which browsers drop.
 */
function isPlainPath(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: addresses lose control characters in browsers
  return /^\/(?!\/)/.test(path) && !/[\\\u0000-\u001f\u007f]/.test(path);
}

function isLogin(pathname: string): boolean {
  return pathname.toLowerCase().replace(/\/+$/, '') === paths.login;
}

/**
 * Returns the path to open after signing in: the page that the user came from if it belongs to this site, otherwise the
 * dashboard. If `history.pushState` refuses an address, React Router passes it to `location.assign`, so
 * `//evil.example` would open another site, and `javascript:` would run code.
 * @param returnAddress untrusted: anyone may have written it
 */
export function safeReturnPath(returnAddress: unknown): string {
  if (
    typeof returnAddress !== 'string' ||
    returnAddress.length > maxAddressLength ||
    !isPlainPath(returnAddress)
  ) {
    return paths.dashboard;
  }
  const decodedPath = decodeFully(returnAddress.replace(/[?#].*$/s, ''));
  if (decodedPath === null || !isPlainPath(decodedPath)) return paths.dashboard;
  const { pathname, search, hash } = new URL(returnAddress, placeholderOrigin);
  // '/a/..//evil.example' starts with two slashes only after it is resolved, and its dots may be encoded.
  const targetPaths = [pathname, new URL(decodedPath, placeholderOrigin).pathname];
  return targetPaths.every((path) => isPlainPath(path) && !isLogin(path))
    ? pathname + search + hash
    : paths.dashboard;
}

export function UnreachableSession({ gap = 'gap-5' }: { readonly gap?: string }) {
  const store = useSessionStore();
  const [isRetrying, setRetrying] = useState(false);
  async function retry(): Promise<void> {
    setRetrying(true);
    await store.retry();
    setRetrying(false);
  }
  const { text, retry: label, retrying } = sessionCopy.unreachable;
  return (
    <div className={`grid w-[min(100%,24rem)] ${gap}`}>
      <p role="alert">{text}</p>
      <Button block busyLabel={isRetrying && retrying} onClick={retry}>
        {label}
      </Button>
      <SignOutButton variant="line" block />
    </div>
  );
}

type Account = { readonly user: User; readonly session: Session };

type RequireAdminProps = {
  readonly fallback: ReactNode;
  readonly children: (account: Account) => ReactNode;
};

/**
 * Shows the children only to a user whose session the server has confirmed. Sends users without a session to the login
 * page, which returns them here.
 */
export function RequireAdmin({ fallback, children }: RequireAdminProps) {
  const state = useSession();
  const { pathname, search, hash } = useLocation();
  switch (state.step) {
    case 'loading':
      return fallback;
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
      return <Navigate to={paths.login} replace state={{ from: pathname + search + hash }} />;
  }
}
