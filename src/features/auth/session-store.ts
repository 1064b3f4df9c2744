import { ChunkLoadError, codeInTime } from '../../platform/async.ts';
import { env } from '../../platform/current-env.ts';
import { reloadOnce } from '../../platform/late-code/reload-once.ts';
import { onItemChange, readItem, removeItem } from '../../platform/storage/storage.ts';
import { createStore, type Store, useStore, useStoreOf } from '../../platform/store.ts';
import {
  type AuthFailure,
  loading,
  looksLikeSession,
  noResponse,
  type SessionState,
  sessionKey,
  signedOut,
  unconfigured,
  unreachable,
} from './session.ts';
import type { Project, SessionController } from './session-controller.ts';

export type SessionStore = Pick<Store<SessionState>, 'get' | 'subscribe'> & {
  /**
   * Reads what is stored, and from then on follows the other tabs.
   * @returns a function that ends it
   */
  readonly start: () => () => void;
  /** Asks the server again; the state stays until it has answered. */
  readonly retry: () => Promise<void>;
  /** @returns why it failed, or null; then the state says who it is */
  readonly signIn: (email: string, password: string) => Promise<AuthFailure | null>;
  /** @returns why it failed, or null; where e-mails need confirmation the user is not signed in yet */
  readonly signUp: (email: string, password: string) => Promise<AuthFailure | null>;
  /** Leaves no session on this device, whatever the server says. @returns what it objected to, or null */
  readonly signOut: () => Promise<AuthFailure | null>;
};

/** @returns whether the page is about to be reloaded, since the client's code is gone */
async function reloadIfMissing(error: unknown): Promise<boolean> {
  return error instanceof ChunkLoadError && (await reloadOnce());
}

/** The session of this browser, the same in every tab. Without one it loads no client. */
export function createSessionStore(project: Project | null = env.supabase): SessionStore {
  const store = createStore(project ? loading : unconfigured);
  let controllerLoading: Promise<SessionController> | null = null;

  /** @throws Error without a project, or when the client's code is not there in time; the next call tries again */
  function controller(): Promise<SessionController> {
    if (!project) return Promise.reject(new Error('No project'));
    controllerLoading ??= codeInTime(import('./session-controller.ts')).then(({ createSessionController }) =>
      createSessionController(project, store),
    );
    controllerLoading.catch(() => {
      controllerLoading = null;
    });
    return controllerLoading;
  }

  function ask(
    request: (controller: SessionController) => Promise<AuthFailure | null>,
  ): Promise<AuthFailure | null> {
    return controller()
      .then(request)
      .catch(async (error: unknown) => {
        await reloadIfMissing(error);
        return noResponse;
      });
  }

  const retry = () =>
    controller()
      .then(({ open }) => open())
      .catch(async (error: unknown) => {
        if (!(await reloadIfMissing(error))) store.set(unreachable);
      });

  function follow(): void {
    const stored = readItem(sessionKey);
    if (stored !== null && looksLikeSession(stored)) {
      // The client reports its own changes.
      if (store.get().step === 'confirmed') return;
      if (store.get().step === 'signedOut') store.set(loading);
      void retry();
      return;
    }
    if (stored !== null) removeItem(sessionKey);
    store.set(signedOut);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    start: () => {
      if (!project) return () => {};
      follow();
      const stop = onItemChange(sessionKey, follow);
      return () => {
        stop();
        void controllerLoading?.then(({ close }) => close()).catch(() => {});
        controllerLoading = null;
      };
    },
    retry,
    signIn: (email, password) => ask(({ signIn }) => signIn(email, password)),
    signUp: (email, password) => ask(({ signUp }) => signUp(email, password)),
    signOut: async () => {
      const failure = await ask(({ signOut }) => signOut());
      removeItem(sessionKey);
      store.set(signedOut);
      return failure;
    },
  };
}

export function useSessionStore(): SessionStore {
  return useStoreOf(createSessionStore);
}

/** The session of this browser. The first render, like the prerendered page, has none. */
export function useSession(): SessionState {
  return useStore(useSessionStore(), loading);
}
