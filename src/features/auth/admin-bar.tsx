import './admin-bar.css';
import { adminModeCopy } from '../../content/admin.ts';
import { paths } from '../../content/paths.ts';
import { useStore } from '../../platform/store.ts';
import { Link } from '../../ui/link.tsx';
import { useAdminModeStore } from './admin-mode-context.ts';
import { adminModeOff } from './admin-mode-store.ts';
import { useSession } from './session-context.ts';
import { SignOutButton } from './sign-out-button.tsx';

/** The bar goes with the session; what had the focus in it is gone too. */
function focusContent(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Above the header: the switch of admin mode, and the ways in and out of the admin area. */
export function AdminBar() {
  const store = useAdminModeStore();
  const { isDevMode } = useStore(store, adminModeOff);
  const { step } = useSession();
  return (
    <section className="admin-strip on-ink" aria-label={adminModeCopy.bar}>
      <div className="wrap">
        <label className="admin-strip__switch">
          <input
            type="checkbox"
            role="switch"
            checked={isDevMode}
            aria-checked={isDevMode}
            onChange={store.toggle}
          />
          {adminModeCopy.mode}
        </label>
        {isDevMode && <span className="admin-strip__hint">{adminModeCopy.hint}</span>}
        <nav className="admin-strip__links" aria-label={adminModeCopy.bar}>
          <Link to={paths.dashboard}>{adminModeCopy.dashboard}</Link>
          <Link to={paths.shop}>{adminModeCopy.shop}</Link>
        </nav>
        {step === 'confirmed' && <SignOutButton variant="ink" small onSignedOut={focusContent} />}
      </div>
    </section>
  );
}
