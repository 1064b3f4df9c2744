import type { ReactNode } from 'react';
import { adminModeCopy, dashboardCopy } from '../content/admin-copy.ts';
import { paths } from '../content/paths.ts';
import { RequireAdmin } from '../features/auth/guard.tsx';
import { SignOutButton } from '../features/auth/sign-out-button.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { ClientOnly } from '../ui/client-only.tsx';
import { Drawing } from '../ui/images/drawing.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { DoubleRule } from '../ui/paper/sheet.tsx';

type FolderProps = {
  readonly children: ReactNode;
  readonly aside?: ReactNode;
};

/** Folder that keeps its title and lead while the session is checked. */
function DashboardFolder({ children, aside }: FolderProps) {
  return (
    <div className="folder grid grid-cols-1 gap-x-16 gap-y-8 p-[min(clamp(1.5rem,1rem+3vw,3rem),7vw)] *:min-w-0 @min-[58rem]:grid-cols-[7fr_5fr] print:break-inside-avoid">
      <span className="tab" aria-hidden="true">
        {dashboardCopy.tab}
      </span>
      <div className="grid grid-cols-1 content-start justify-items-start gap-5">
        <Drawing name="templates" />
        <h1 className="text-[min(var(--text-h1),9vw)]">{dashboardCopy.title}</h1>
        <p className="text-lead text-ink-700">{dashboardCopy.welcome}</p>
        {children}
      </div>
      {aside}
    </div>
  );
}

function AdminModeNote() {
  return (
    <section
      className="self-start rounded-sheet bg-sheet p-[clamp(1.25rem,1rem+1.4vw,2rem)] shadow-sheet"
      aria-labelledby="modo"
    >
      <h2 id="modo" className="mb-3.5 text-h3">
        {adminModeCopy.mode}
      </h2>
      <DoubleRule />
      <p className="mt-5 mb-6">{dashboardCopy.mode}</p>
      <ButtonLink variant="ink" to={paths.shop}>
        {dashboardCopy.toShop}
      </ButtonLink>
    </section>
  );
}

const placeholder = (
  <DashboardFolder>
    <Loading />
  </DashboardFolder>
);

export function DashboardPage() {
  return (
    <div className="wrap @container pt-[clamp(2rem,5vw,4rem)] pb-section wrap-anywhere">
      <PageMeta {...dashboardCopy.meta} path={paths.dashboard} noIndex />
      <ClientOnly placeholder={placeholder}>
        <RequireAdmin fallback={placeholder}>
          {({ user }) => (
            <DashboardFolder aside={<AdminModeNote />}>
              <p className="justify-self-stretch border-t border-rule-folder pt-5">
                {dashboardCopy.signedInAs} <strong translate="no">{user.email ?? ''}</strong>
              </p>
              <SignOutButton variant="line" />
            </DashboardFolder>
          )}
        </RequireAdmin>
      </ClientOnly>
    </div>
  );
}
