import * as v from 'valibot';
import { parserOf } from '../../platform/schema.ts';
import { createPersistedStore, type PersistedStore } from '../../platform/storage/persisted-store.ts';
import { useStore, useStoreInstance } from '../../platform/store.ts';
import { adminModeKey } from './session.ts';
import { type SessionStore, useSession } from './session-store.ts';

/**
 * Persisted flag of admin mode. It unlocks nothing by itself: see `useAdminMode`. The key and the property still say
 * «dev mode», the earlier name, because browsers have stored them.
 */
export type AdminMode = { readonly isDevMode: boolean };
export const adminModeOff: AdminMode = { isDevMode: false };

export type AdminModeStore = Pick<PersistedStore<AdminMode>, 'get' | 'subscribe'> & {
  readonly toggle: () => void;
  readonly turnOff: () => void;
  /** True under `npm run dev`, where admin mode needs no sign-in. */
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
 * Turns admin mode off in every tab when the session ends, so that the next session starts with locked templates.
 * @returns a function that unsubscribes
 */
export function turnOffWhenSignedOut(
  modeStore: AdminModeStore,
  sessionStore: Pick<SessionStore, 'get' | 'subscribe'>,
): () => void {
  if (modeStore.isDevelopment) return () => {};
  const turnOffIfSignedOut = () => {
    if (sessionStore.get().step === 'signedOut') modeStore.turnOff();
  };
  turnOffIfSignedOut();
  return sessionStore.subscribe(turnOffIfSignedOut);
}

export function useAdminModeStore(): AdminModeStore {
  return useStoreInstance(createAdminModeStore);
}

export function useCanUseAdminMode(): boolean {
  const { isDevelopment } = useAdminModeStore();
  const { step } = useSession();
  return isDevelopment || step === 'confirmed';
}

/** Returns true if templates are unlocked. */
export function useAdminMode(): boolean {
  const { isDevMode } = useStore(useAdminModeStore(), adminModeOff);
  const canUseAdminMode = useCanUseAdminMode();
  return canUseAdminMode && isDevMode;
}
