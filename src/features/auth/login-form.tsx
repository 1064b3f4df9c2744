import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { authNotices, loginCopy } from '../../content/admin-copy.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form-field.tsx';
import { dismissToast, toast, toasts } from '../../ui/toast/toast.ts';
import { type AuthNotice, useAuth } from './use-auth.ts';

type SubmitState =
  | { readonly step: 'idle' }
  | { readonly step: 'busy' }
  | { readonly step: 'failed'; readonly notice: AuthNotice };

/** E-mail and password. The fields are the browser's own, so that password managers fill them and keep them. */
export function LoginForm() {
  const { signIn } = useAuth();
  const [state, setState] = useState<SubmitState>({ step: 'idle' });
  const id = useId();
  const password = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = state.step === 'busy';
  const notice = state.step === 'failed' ? state.notice : null;
  const isWrong = notice === authNotices.wrongCredentials;
  const field = {
    required: true,
    ...(isWrong ? { 'aria-invalid': true, 'aria-describedby': `${id}-why` } : {}),
  };

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
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
    <form className="grid grid-cols-1 gap-5" onSubmit={submit}>
      {notice && (
        <div id={`${id}-why`}>
          <Alert className="">
            <strong>{notice.title}</strong>
            <p>{notice.text}</p>
          </Alert>
        </div>
      )}
      <Field
        id={`${id}-email`}
        label={loginCopy.email}
        name="email"
        type="email"
        autoComplete="username"
        {...field}
      />
      <Field
        ref={password}
        id={`${id}-password`}
        label={loginCopy.password}
        name="password"
        type="password"
        autoComplete="current-password"
        {...field}
      />
      <Button ref={button} type="submit" block busy={isBusy && loginCopy.busy} disabled={isBusy}>
        {loginCopy.submit}
      </Button>
    </form>
  );
}
