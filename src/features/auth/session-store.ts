import { ChunkLoadError, importWithTimeout } from '../../platform/async.ts';
import { env } from '../../platform/current-env.ts';
import { reloadOnce } from '../../platform/lazy-code/reload-once.ts';
import { onItemChange, readItem, removeItem } from '../../platform/storage/storage.ts';
import { createStore, type Store, useStore, useStoreInstance } from '../../platform/store.ts';
import {
  type AuthFailure,
  loadingState,
  looksLikeSession,
  noResponse,
  type SessionState,
  sessionKey,
  signedOutState,
  unconfiguredState,
  unreachableState,
} from './session.ts';
import type { Project, SessionController } from './session-controller.ts';

export type SessionStore = Pick<Store<SessionState>, 'get' | 'subscribe'> & {
  /**
   * Reads the stored session, asks the server about it, and from then on follows changes by other tabs.
   * @returns a function that unsubscribes
   */
  readonly start: () => () => void;
  /** Asks the server about the stored session again. The state doesn't change until the server has answered. */
  readonly retry: () => Promise<void>;
  /** @returns the reason for a failure, or null once the state holds the user */
  readonly signIn: (email: string, password: string) => Promise<AuthFailure | null>;
  /** @returns the reason for a failure, or null. If e-mails need confirmation, the user is not signed in yet. */
  readonly signUp: (email: string, password: string) => Promise<AuthFailure | null>;
  /** Removes the session from this device, whatever the server answers. @returns the server's error, or null */
  readonly signOut: () => Promise<AuthFailure | null>;
};

/** @returns true if the page is about to reload because the client's code is missing */
async function reloadIfCodeMissing(error: unknown): Promise<boolean> {
  return error instanceof ChunkLoadError && (await reloadOnce());
}

/**
 * Creates the store of this browser's session, which all tabs share. It loads supabase-js only if a session is stored
 * or somebody signs in.
 */
export function createSessionStore(project: Project | null = env.supabase): SessionStore {
  const store = createStore(project ? loadingState : unconfiguredState);
  let controllerPromise: Promise<SessionController> | null = null;

  /** Rejects if there is no project, or if the client's code doesn't load in time. The next call tries again. */
  function loadController(): Promise<SessionController> {
    if (!project) return Promise.reject(new Error('No Supabase project is configured'));
    controllerPromise ??= importWithTimeout(import('./session-controller.ts')).then(
      ({ createSessionController }) => createSessionController(project, store),
    );
    controllerPromise.catch(() => {
      controllerPromise = null;
    });
    return controllerPromise;
  }

  function callController(
    request: (controller: SessionController) => Promise<AuthFailure | null>,
  ): Promise<AuthFailure | null> {
    return loadController()
      .then(request)
      .catch(async (error: unknown) => {
        await reloadIfCodeMissing(error);
        return noResponse;
      });
  }

  const retry = () =>
    loadController()
      .then(({ open }) => open())
      .catch(async (error: unknown) => {
        if (!(await reloadIfCodeMissing(error))) store.set(unreachableState);
      });

  function applyStoredSession(): void {
    const storedText = readItem(sessionKey);
    if (storedText !== null && looksLikeSession(storedText)) {
      // Ignore later changes of a confirmed session, because the client reports them itself.
      if (store.get().step === 'confirmed') return;
      if (store.get().step === 'signedOut') store.set(loadingState);
      void retry();
      return;
    }
    if (storedText !== null) removeItem(sessionKey);
    store.set(signedOutState);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    start: () => {
      if (!project) return () => {};
      applyStoredSession();
      const stopListening = onItemChange(sessionKey, applyStoredSession);
      return () => {
        stopListening();
        void controllerPromise?.then(({ close }) => close()).catch(() => {});
        controllerPromise = null;
      };
    },
    retry,
    signIn: (email, password) => callController(({ signIn }) => signIn(email, password)),
    signUp: (email, password) => callController(({ signUp }) => signUp(email, password)),
    signOut: async () => {
      const failure = await callController(({ signOut }) => signOut());
      removeItem(sessionKey);
      store.set(signedOutState);
      return failure;
    },
  };
}

export function useSessionStore(): SessionStore {
  return useStoreInstance(createSessionStore);
}

/** Returns the session's state. In the first render it is `loading`, to match the prerendered page. */
export function useSession(): SessionState {
  return useStore(useSessionStore(), loadingState);
}
