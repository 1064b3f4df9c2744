import '../features/auth/login.css';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { loginCopy, sessionCopy } from '../content/admin.ts';
import { paths } from '../content/paths.ts';
import { LoginForm } from '../features/auth/login-form.tsx';
import { safeReturn } from '../features/auth/redirect.ts';
import { RedirectTo } from '../features/auth/redirect-to.tsx';
import { useSession } from '../features/auth/session-context.ts';
import { UnreachableSession } from '../features/auth/unreachable-session.tsx';
import { assetUrl } from '../platform/asset-url.ts';
import { Loading } from '../ui/loading.tsx';
import { Alert } from '../ui/note.tsx';
import { PageMeta } from '../ui/page-meta.tsx';

const Remembered = v.object({ from: v.string() });

/** The page that the guard turned away from, if it is one to go back to. */
function useReturn(): string {
  const { state } = useLocation();
  return safeReturn(v.is(Remembered, state) ? state.from : null);
}

function Access() {
  const { step } = useSession();
  const back = useReturn();
  switch (step) {
    case 'loading':
      return <Loading />;
    case 'unconfigured':
      return <Alert>{loginCopy.unconfigured}</Alert>;
    case 'signedOut':
      return <LoginForm />;
    case 'unreachable':
      return (
        <>
          <h2>{sessionCopy.unreachable.title}</h2>
          <UnreachableSession />
        </>
      );
    case 'confirmed':
      return (
        <>
          <Loading />
          <RedirectTo path={back} />
        </>
      );
  }
}

export function LoginPage() {
  return (
    <div className="login">
      <PageMeta {...loginCopy.meta} path={paths.login} noIndex />
      <div className="login__card">
        <div className="login__sheet">
          <div className="login__head">
            {/* Lazy, or the prerendered page would preload it for visitors who are sent on at once. */}
            <img
              className="marca"
              src={assetUrl('/img/marca.svg')}
              width={48}
              height={48}
              alt=""
              loading="lazy"
            />
            <h1>{loginCopy.title}</h1>
            <p>{loginCopy.lead}</p>
          </div>
          <div className="double" />
          <Access />
        </div>
      </div>
    </div>
  );
}
