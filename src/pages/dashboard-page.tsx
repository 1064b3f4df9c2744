import { dashboardCopy } from '../content/admin-copy.ts';
import { paths } from '../content/paths.ts';
import { RequireAdmin } from '../features/auth/guard.tsx';
import { SignOutButton } from '../features/auth/sign-out-button.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { PageMeta } from '../ui/page-meta.tsx';

function Dashboard({ email }: { readonly email: string }) {
  return (
    <div className="folder grid max-w-[52rem] grid-cols-1 justify-items-start gap-5 p-[clamp(1.5rem,1rem+3vw,3rem)] print:break-inside-avoid">
      <span className="tab" aria-hidden="true">
        {dashboardCopy.tab}
      </span>
      <Drawing name="templates" />
      <h1 className="wrap-anywhere">{dashboardCopy.title}</h1>
      <p className="text-lead text-ink-700">{dashboardCopy.welcome}</p>
      <p className="justify-self-stretch border-t border-rule-folder pt-5">
        {dashboardCopy.signedInAs} <strong translate="no">{email}</strong>
      </p>
      <SignOutButton variant="line" />
    </div>
  );
}

export function DashboardPage() {
  return (
    <div className="wrap pt-[clamp(2rem,5vw,4rem)] pb-section wrap-anywhere">
      <PageMeta {...dashboardCopy.meta} path={paths.dashboard} noIndex />
      <RequireAdmin>{({ user }) => <Dashboard email={user.email ?? ''} />}</RequireAdmin>
    </div>
  );
}
