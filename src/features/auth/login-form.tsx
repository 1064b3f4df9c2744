import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { authNotices, loginCopy } from '../../content/admin-copy.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { notWords } from '../../ui/form/control.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/form-field.tsx';
import { dismissToast, toast, toasts } from '../../ui/toast/toast.ts';
import { type AuthNotice, useAuth } from './use-auth.ts';

/** What is wrong with each answer before it is sent. */
type Problems = { readonly email?: string; readonly password?: string };

type SubmitState =
  | { readonly step: 'idle' }
  | { readonly step: 'invalid'; readonly problems: Problems }
  | { readonly step: 'busy' }
  | { readonly step: 'failed'; readonly notice: AuthNotice };

/** The browser checks the fields, and the page says what is wrong. */
function problemsOf(email: HTMLInputElement | null, password: HTMLInputElement | null): Problems {
  const { missing, wrongEmail } = loginCopy;
  return {
    ...(email?.validity.typeMismatch && { email: wrongEmail }),
    ...(email?.validity.valueMissing && { email: missing.email }),
    ...(password?.validity.valueMissing && { password: missing.password }),
  };
}

/** E-mail and password. The fields are the browser's own, so that password managers fill them and keep them. */
export function LoginForm() {
  const { signIn } = useAuth();
  const [state, setState] = useState<SubmitState>({ step: 'idle' });
  const id = useId();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = state.step === 'busy';
  const notice = state.step === 'failed' ? state.notice : null;
  const isWrong = notice === authNotices.wrongCredentials;
  const problems: Problems = state.step === 'invalid' ? state.problems : {};
  const listed = (['email', 'password'] as const).flatMap((name) => {
    const problem = problems[name];
    return problem === undefined ? [] : [{ id: `${id}-${name}`, problem }];
  });
  const field = (name: keyof Problems) => ({
    id: `${id}-${name}`,
    name,
    required: true,
    error: problems[name],
    // It is read with its field, or with the list, which has the focus.
    isQuiet: true,
    ...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${id}-why` }),
    ...(problems[name] && { 'aria-invalid': true, 'aria-describedby': `${id}-${name}-error` }),
  });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const found = problemsOf(email.current, password.current);
    if (found.email || found.password) {
      flushSync(() => setState({ step: 'invalid', problems: found }));
      if (found.email && found.password) summary.current?.focus();
      else (found.email ? email : password).current?.focus();
      return;
    }
    const data = new FormData(event.currentTarget);
    // The last failure must not stay beside the welcome.
    for (const { id, tone } of toasts.get()) if (tone === 'bad') dismissToast(id);
    setState({ step: 'busy' });
    const failed = await signIn(String(data.get('email')), String(data.get('password')));
    if (!failed) {
      toast('ok', ...loginCopy.welcome);
      return;
    }
    // A disabled button loses the focus; it has to be enabled again before it can have it back.
    flushSync(() => setState({ step: 'failed', notice: failed }));
    (failed === authNotices.wrongCredentials ? password : button).current?.focus();
  }

  return (
    <form className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
      {listed.length > 1 && <ErrorSummary ref={summary} id={id} as="h2" problems={listed} />}
      {notice && (
        <div id={`${id}-why`}>
          <Alert className="">
            <strong>{notice.title}</strong>
            <p>{notice.text}</p>
          </Alert>
        </div>
      )}
      <Field
        ref={email}
        label={loginCopy.email}
        type="email"
        autoComplete="username"
        {...notWords}
        {...field('email')}
      />
      <Field
        ref={password}
        label={loginCopy.password}
        type="password"
        autoComplete="current-password"
        {...field('password')}
      />
      <Button ref={button} type="submit" block busy={isBusy && loginCopy.busy} disabled={isBusy}>
        {loginCopy.submit}
      </Button>
    </form>
  );
}
