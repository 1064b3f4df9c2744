import { createStrictContext } from '../../platform/context.ts';
import { useStore } from '../../platform/store.ts';
import { loading, type SessionState } from './session.ts';
import type { SessionStore } from './session-store.ts';

const [SessionProvider, useSessionStore] = createStrictContext<SessionStore>('SessionProvider');

export { SessionProvider, useSessionStore };

/** The session of this browser. The first render, like the prerendered page, has none. */
export function useSession(): SessionState {
  return useStore(useSessionStore(), loading);
}
