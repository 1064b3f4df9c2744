import { isMissingCode, reloadOnce } from '../../platform/missing-code.ts';
import { onItemChange, readItem, removeItem } from '../../platform/storage.ts';
import { createStore, type Store } from '../../platform/store.ts';
import { codeInTime } from '../../platform/time-limit.ts';
import {
  type AuthFailure,
  loading,
  looksLikeSession,
  type SessionState,
  sessionKey,
  signedOut,
  silence,
  unconfigured,
  unreachable,
} from './session.ts';
import type { Keeper } from './session-keeper.ts';
import type { Project } from './supabase.ts';

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
  /** @returns why it failed, or null; with a project that has e-mails confirmed nobody is signed in yet */
  readonly signUp: (email: string, password: string) => Promise<AuthFailure | null>;
  /** Leaves no session on this device, whatever the server says. @returns what it objected to, or null */
  readonly signOut: () => Promise<AuthFailure | null>;
};

/** @returns whether the page is about to be loaded anew, since the client's code is gone */
async function anew(error: unknown): Promise<boolean> {
  return isMissingCode(error) && (await reloadOnce());
}

/** The session of this browser, the same in every tab. Without one it loads no client. */
export function createSessionStore(project: Project | null): SessionStore {
  const store = createStore(project ? loading : unconfigured);
  let keeping: Promise<Keeper> | null = null;

  /** @throws Error without a project, or when the client's code is not there in time; the next call tries again */
  function keeper(): Promise<Keeper> {
    if (!project) return Promise.reject(new Error('No project'));
    keeping ??= codeInTime(import('./session-keeper.ts')).then(({ createKeeper }) =>
      createKeeper(project, store),
    );
    keeping.catch(() => {
      keeping = null;
    });
    return keeping;
  }

  function ask(question: (keeper: Keeper) => Promise<AuthFailure | null>): Promise<AuthFailure | null> {
    return keeper()
      .then(question)
      .catch(async (error: unknown) => {
        await anew(error);
        return silence;
      });
  }

  const retry = () =>
    keeper()
      .then(({ open }) => open())
      .catch(async (error: unknown) => {
        if (!(await anew(error))) store.set(unreachable);
      });

  function follow(): void {
    const stored = readItem(sessionKey);
    if (stored !== null && looksLikeSession(stored)) {
      // What the client already follows it tells of itself.
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
        void keeping?.then(({ close }) => close()).catch(() => {});
        keeping = null;
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
