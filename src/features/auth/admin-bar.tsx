import { useMatch } from 'react-router-dom';
import { adminModeCopy } from '../../content/admin-copy.ts';
import { paths } from '../../content/paths.ts';
import { useStore } from '../../platform/store.ts';
import { Link } from '../../ui/link.tsx';
import { adminModeOff, useAdminModeStore } from './admin-mode.ts';
import { useSession } from './session-store.ts';
import { SignOutButton } from './sign-out-button.tsx';

/** Moves the focus to the page's content, because the bar and its focused button disappear when the session ends. */
function focusContent(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

const linkClasses = 'inline-flex min-h-tap items-center leading-[1.15] underline underline-offset-[0.3em]';

/** Switch of the admin mode. On narrow screens its label wraps, so that the bar needs no second row. */
function ModeSwitch() {
  const store = useAdminModeStore();
  const { isDevMode } = useStore(store, adminModeOff);
  return (
    <>
      <label className="inline-flex min-h-tap cursor-pointer items-center gap-2.5 leading-[1.15] font-semibold max-md:max-w-37 max-[22.5rem]:gap-1.5">
        <input
          type="checkbox"
          role="switch"
          className="h-6 w-10 flex-none cursor-pointer appearance-none rounded-full border-[1.5px] border-on-ink-2 p-0.75 transition-[background-color] before:block before:size-3.75 before:rounded-full before:bg-on-ink-2 before:transition-transform before:ease-out checked:border-accent-300 checked:bg-accent-300 checked:before:translate-x-4 checked:before:bg-ink"
          checked={isDevMode}
          aria-checked={isDevMode}
          onChange={store.toggle}
        />
        {adminModeCopy.mode}
      </label>
      {isDevMode && <span className="text-on-ink-2 max-md:hidden">{adminModeCopy.hint}</span>}
    </>
  );
}

export function AdminBar() {
  const { step } = useSession();
  // Leave out the sign-out button on the dashboard, which has its own.
  const isDashboard = useMatch(paths.dashboard) !== null;
  return (
    <section
      className="on-ink @container bg-ink text-small text-on-ink max-md:text-caption/[1.6] print:hidden"
      aria-label={adminModeCopy.bar}
      data-admin-bar=""
    >
      <div className="wrap flex min-h-13 items-center gap-x-[clamp(0.625rem,2vw,1.5rem)] gap-y-1 max-[22.5rem]:gap-1.5 @max-[15rem]:flex-wrap">
        <ModeSwitch />
        <nav className="ml-auto flex gap-[inherit] @max-[15rem]:flex-wrap" aria-label={adminModeCopy.bar}>
          <Link className={linkClasses} to={paths.dashboard}>
            {adminModeCopy.dashboard}
          </Link>
          <Link className={linkClasses} to={paths.shop}>
            {adminModeCopy.shop}
          </Link>
        </nav>
        {step === 'confirmed' && !isDashboard && (
          <SignOutButton
            variant="bar"
            className="max-md:max-w-19 max-[22.5rem]:px-1"
            onSignedOut={focusContent}
          />
        )}
      </div>
    </section>
  );
}
