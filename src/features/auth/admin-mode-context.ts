import { createStrictContext } from '../../platform/context.ts';
import { useStore } from '../../platform/store.ts';
import { type AdminModeStore, adminModeOff } from './admin-mode-store.ts';
import { useSession } from './session-context.ts';

const [AdminModeProvider, useAdminModeStore] = createStrictContext<AdminModeStore>('AdminModeProvider');

export { AdminModeProvider, useAdminModeStore };

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
