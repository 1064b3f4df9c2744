import * as v from 'valibot';
import { parserOf } from '../../platform/schema.ts';
import { createPersistedStore, type PersistedStore } from '../../platform/storage/persisted-store.ts';
import { useStore, useStoreOf } from '../../platform/store.ts';
import { adminModeKey } from './session.ts';
import { type SessionStore, useSession } from './session-store.ts';

/** The persisted flag. Alone it unlocks nothing: see `useAdminMode`. */
export type AdminMode = { readonly isDevMode: boolean };
export const adminModeOff: AdminMode = { isDevMode: false };

export type AdminModeStore = Pick<PersistedStore<AdminMode>, 'get' | 'subscribe'> & {
  readonly toggle: () => void;
  readonly turnOff: () => void;
  /** True under `npm run dev`, where no sign-in is needed; a built site asks for a confirmed admin. */
  readonly isDevelopment: boolean;
};

export function createAdminModeStore(isDevelopment: boolean = __DEVELOPMENT_SERVER__): AdminModeStore {
  const store = createPersistedStore({
    key: adminModeKey,
    parse: parserOf(v.object({ isDevMode: v.boolean() })),
    empty: adminModeOff,
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    toggle: () => store.update(({ isDevMode }) => ({ isDevMode: !isDevMode })),
    turnOff: () => store.update((mode) => (mode.isDevMode ? adminModeOff : mode)),
    isDevelopment,
  };
}

/**
 * The mode ends with the session, in every tab: the next one starts locked.
 * @returns a function that stops following
 */
export function endWithSession(
  mode: AdminModeStore,
  session: Pick<SessionStore, 'get' | 'subscribe'>,
): () => void {
  if (mode.isDevelopment) return () => {};
  const follow = () => {
    if (session.get().step === 'signedOut') mode.turnOff();
  };
  follow();
  return session.subscribe(follow);
}

export function useAdminModeStore(): AdminModeStore {
  return useStoreOf(createAdminModeStore);
}

/** Admin mode is for admins whom the server has confirmed, and for the development server. */
export function useMayUseAdminMode(): boolean {
  const { isDevelopment } = useAdminModeStore();
  const { step } = useSession();
  return isDevelopment || step === 'confirmed';
}

/** Whether templates are unlocked: the flag counts only for someone who may use it. */
export function useAdminMode(): boolean {
  const { isDevMode } = useStore(useAdminModeStore(), adminModeOff);
  const mayUse = useMayUseAdminMode();
  return mayUse && isDevMode;
}
