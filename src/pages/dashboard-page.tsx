import './styles/dashboard.css';
import { dashboardCopy } from '../content/admin.ts';
import { paths } from '../content/paths.ts';
import { RequireAdmin } from '../features/auth/guard.tsx';
import { SignOutButton } from '../features/auth/sign-out-button.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { PageMeta } from '../ui/page-meta.tsx';

function Dashboard({ email }: { readonly email: string }) {
  return (
    <div className="folder">
      <span className="tab" aria-hidden="true">
        {dashboardCopy.tab}
      </span>
      <Drawing name="templates" />
      <h1>{dashboardCopy.title}</h1>
      <p className="lead">{dashboardCopy.welcome}</p>
      <p className="dashboard__account">
        {dashboardCopy.signedInAs} <strong>{email}</strong>
      </p>
      <SignOutButton variant="line" />
    </div>
  );
}

export function DashboardPage() {
  return (
    <div className="wrap dashboard">
      <PageMeta {...dashboardCopy.meta} path={paths.dashboard} noIndex />
      <RequireAdmin>{({ user }) => <Dashboard email={user.email ?? ''} />}</RequireAdmin>
    </div>
  );
}
