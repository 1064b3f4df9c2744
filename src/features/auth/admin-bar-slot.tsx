import { useLazyComponent } from '../../ui/use-lazy-component.ts';
import { useMayUseAdminMode } from './admin-mode-context.ts';

const load = async () => (await import('./admin-bar.tsx')).AdminBar;

/** The admin's bar; its code is loaded for admins alone. */
export function AdminBarSlot() {
  const mayUse = useMayUseAdminMode();
  const AdminBar = useLazyComponent(load, mayUse);
  return mayUse && AdminBar && <AdminBar />;
}
