import { Navigate, useLocation } from 'react-router-dom';
import { loginCopy, sessionCopy } from '../content/admin-copy.ts';
import { labels } from '../content/frame-copy.ts';
import { paths } from '../content/paths.ts';
import { safeReturnPath, UnreachableSession } from '../features/auth/guard.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import { useSession } from '../features/auth/session-store.ts';
import { assetUrl } from '../platform/current-env.ts';
import { Loading } from '../ui/loading.tsx';
import { NeedsScript } from '../ui/needs-script.tsx';
import { Alert } from '../ui/notices/alert.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { DoubleRule } from '../ui/paper/sheet.tsx';

/** Placeholder with the form's height, so that the title and lead don't move when the form loads. */
function WaitingForm() {
  return (
    <div className="waiting">
      <Loading className="min-h-[16.6rem] content-center" />
    </div>
  );
}

function Access() {
  const { step } = useSession();
  // Check the path of the page that required the login, because the browser's history may contain any value.
  const returnPath = safeReturnPath(useLocation().state?.from);
  switch (step) {
    case 'loading':
    case 'confirmed':
      return (
        <>
          <WaitingForm />
          {step === 'confirmed' && <Navigate to={returnPath} replace />}
        </>
      );
    case 'unconfigured':
      return <Alert className="">{loginCopy.unconfigured}</Alert>;
    case 'signedOut':
      return <LoginForm />;
    case 'unreachable':
      return (
        <>
          <h2 className="text-h3">{sessionCopy.unreachable.title}</h2>
          <UnreachableSession />
        </>
      );
  }
}

export function LoginPage() {
  return (
    <div className="grid min-h-[calc(100svh-var(--spacing-header))] grid-cols-1 place-items-center bg-folder pt-12 pb-16 wrap-anywhere">
      <PageMeta {...loginCopy.meta} path={paths.login} noIndex />
      {/* The pseudo-element draws a second sheet askew behind the first. */}
      <div className="relative isolate w-[min(100%-2*var(--spacing-gutter),30rem)] before:absolute before:inset-0 before:-z-1 before:-rotate-[1.6deg] before:rounded-sheet before:bg-sheet before:shadow-sheet">
        <div className="grid grid-cols-1 gap-5 rounded-sheet bg-sheet p-[min(clamp(1.5rem,1rem+2.4vw,2.5rem),6.5vw)] shadow-raised">
          <div className="grid grid-cols-1 gap-2">
            {/* The image is lazy, because otherwise the prerendered page would preload it for visitors who are
                redirected at once. */}
            <img
              className="-ml-3 w-12"
              src={assetUrl('/img/marca.svg')}
              width={48}
              height={48}
              alt=""
              loading="lazy"
            />
            <h1 className="mt-1 text-[min(var(--text-h2),8.5vw)] wrap-anywhere">{loginCopy.title}</h1>
            <p>{loginCopy.lead}</p>
          </div>
          <DoubleRule />
          <NeedsScript>{labels.needsScript}</NeedsScript>
          <Access />
        </div>
      </div>
    </div>
  );
}
