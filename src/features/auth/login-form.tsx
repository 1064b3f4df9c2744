import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { authNotices, loginCopy } from '../../content/admin-copy.ts';
import { Button } from '../../ui/button.tsx';
import { noAutoCapitalize } from '../../ui/form/control.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/form-field.tsx';
import { useFormCheck } from '../../ui/form/use-form-check.ts';
import { Alert } from '../../ui/notices/alert.tsx';
import { dismissToast, toast, toasts } from '../../ui/notices/toast.ts';
import { type AuthNotice, useAuth } from './use-auth.ts';

type SubmitState =
  | { readonly step: 'idle' }
  | { readonly step: 'busy' }
  | { readonly step: 'failed'; readonly notice: AuthNotice };

const { missing, wrongEmail } = loginCopy;

// `rfcEmail` is the rule that browsers apply to an input of type "email".
const Credentials = v.object({
  email: v.pipe(v.string(), v.nonEmpty(missing.email), v.rfcEmail(wrongEmail)),
  password: v.pipe(v.string(), v.nonEmpty(missing.password)),
});

/** Asks for e-mail and password in native fields, so that password managers can fill and save them. */
export function LoginForm() {
  const { signIn } = useAuth();
  const [state, setState] = useState<SubmitState>({ step: 'idle' });
  const { idOf, check, problemOf, suppressesAlert, summary } = useFormCheck(Credentials);
  const passwordRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isBusy = state.step === 'busy';
  const notice = state.step === 'failed' ? state.notice : null;
  const hasWrongCredentials = notice === authNotices.wrongCredentials;
  const fieldProps = (name: 'email' | 'password') => {
    const problem = problemOf(name);
    return {
      id: idOf(name),
      name,
      required: true,
      error: problem,
      suppressAlert: suppressesAlert(name),
      ...(hasWrongCredentials && { 'aria-invalid': true, 'aria-describedby': idOf('why') }),
      ...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': `${idOf(name)}-error` }),
    };
  };

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const credentials = { email: String(data.get('email')), password: String(data.get('password')) };
    if (!check(credentials)) {
      setState({ step: 'idle' });
      return;
    }
    // Dismiss the error toasts of earlier sign-ins, so that they don't stay next to the welcome toast.
    for (const { id, tone } of toasts.get()) if (tone === 'bad') dismissToast(id);
    setState({ step: 'busy' });
    const failure = await signIn(credentials.email, credentials.password);
    if (!failure) {
      toast('ok', ...loginCopy.welcome);
      return;
    }
    // A disabled button can't be focused, so render the enabled one before moving the focus.
    flushSync(() => setState({ step: 'failed', notice: failure }));
    (failure === authNotices.wrongCredentials ? passwordRef : buttonRef).current?.focus();
  }

  return (
    <form className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
      {summary && <ErrorSummary {...summary} as="h2" />}
      {notice && (
        <div id={idOf('why')}>
          <Alert className="">
            <strong>{notice.title}</strong>
            <p>{notice.text}</p>
          </Alert>
        </div>
      )}
      <Field
        label={loginCopy.email}
        type="email"
        autoComplete="username"
        {...noAutoCapitalize}
        {...fieldProps('email')}
      />
      <Field
        ref={passwordRef}
        label={loginCopy.password}
        type="password"
        autoComplete="current-password"
        {...fieldProps('password')}
      />
      <Button ref={buttonRef} type="submit" block busyLabel={isBusy && loginCopy.busy} disabled={isBusy}>
        {loginCopy.submit}
      </Button>
    </form>
  );
}
