import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { transferCopy } from '../../../../../content/documents/drafts-copy.ts';
import { Button } from '../../../../../ui/button.tsx';
import { ChoiceControl } from '../../../../../ui/form/control.tsx';
import { Field } from '../../../../../ui/form/form-field.tsx';
import { useFormCheck } from '../../../../../ui/form/use-form-check.ts';
import { canProtect, unprotect } from './protected-file.ts';

// Passwords are never in React state. The inputs are uncontrolled, and each submit reads and clears them.

const { protect: protectCopy, open: openCopy } = transferCopy;

const NewPassword = v.pipe(
  v.object({ password: v.pipe(v.string(), v.nonEmpty(protectCopy.missing)), repeat: v.string() }),
  v.forward(
    v.check(({ password, repeat }) => password === repeat, protectCopy.different),
    ['repeat'],
  ),
);

type NewPasswordProps = Pick<ReturnType<typeof useFormCheck<'password' | 'repeat'>>, 'idOf' | 'problemOf'>;

function NewPasswordFields({ idOf, problemOf }: NewPasswordProps) {
  const field = {
    className: 'flex-[1_1_14rem]',
    type: 'password',
    autoComplete: 'new-password',
    required: true,
  };
  const [id, warningId] = [idOf('password'), idOf('warning')];
  const problem = problemOf('password');
  return (
    <div className="grid w-full max-w-128 grid-cols-1 gap-2">
      <div className="flex flex-wrap items-start gap-3">
        <Field
          {...field}
          id={id}
          error={problem}
          name="password"
          label={protectCopy.password}
          aria-describedby={problem ? `${id}-error ${warningId}` : warningId}
        />
        <Field
          {...field}
          id={idOf('repeat')}
          error={problemOf('repeat')}
          name="repeat"
          label={protectCopy.repeat}
        />
      </div>
      <p id={warningId} className="text-small">
        {protectCopy.warning}
      </p>
    </div>
  );
}

type SaveProps = {
  readonly canSave: boolean;
  /** @param password null for a file that anyone can open */
  readonly onSave: (password: string | null) => Promise<void>;
  /** Shown beside the save button. */
  readonly children: ReactNode;
};

export function SaveForm({ canSave, onSave, children }: SaveProps) {
  const [isProtected, setProtected] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { check, reset, ...form } = useFormCheck(NewPassword);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const [password, repeat] = event.currentTarget.querySelectorAll<HTMLInputElement>('[type=password]');
    if (!password || !repeat) return onSave(null);
    if (!check({ password: password.value, repeat: repeat.value })) return;
    setBusy(true);
    const saving = onSave(password.value);
    password.value = '';
    repeat.value = '';
    await saving;
    setBusy(false);
  }

  return (
    <form className="grid w-full grid-cols-1 justify-items-start gap-3" onSubmit={submit} noValidate>
      {canSave && canProtect() && (
        <ChoiceControl
          type="checkbox"
          checked={isProtected}
          onChange={({ currentTarget }) => {
            setProtected(currentTarget.checked);
            reset();
          }}
        >
          {protectCopy.action}
        </ChoiceControl>
      )}
      {canSave && isProtected && <NewPasswordFields {...form} />}
      <div className="flex flex-wrap gap-3">
        {canSave && (
          <Button variant="line" small type="submit" busyLabel={isBusy && protectCopy.busy}>
            {transferCopy.save}
          </Button>
        )}
        {children}
      </div>
    </form>
  );
}

type OpenProps = {
  readonly file: Blob;
  /** @param content the decrypted file */
  readonly onOpened: (content: Blob) => void;
  readonly onCancel: () => void;
};

const FilePassword = v.object({ password: v.pipe(v.string(), v.nonEmpty(openCopy.missing)) });

/** Form that asks for a file's password until it is right. */
export function FilePasswordForm({ file, onOpened, onCancel }: OpenProps) {
  const password = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<'idle' | 'busy' | 'wrong'>('idle');
  const { idOf, check, problemOf } = useFormCheck(FilePassword);
  useEffect(() => password.current?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const field = password.current;
    if (step === 'busy' || !field) return;
    if (!check({ password: field.value })) return;
    setStep('busy');
    const opening = unprotect(file, field.value);
    field.value = '';
    const content = await opening;
    // Ignore the result if the form is unmounted, because the person cancelled or chose another file.
    if (!password.current) return;
    if (content) return onOpened(content);
    setStep('wrong');
    field.focus();
  }

  return (
    <form className="mt-4 grid w-full max-w-128 grid-cols-1 gap-3" onSubmit={submit} noValidate>
      <Field
        id={idOf('password')}
        error={problemOf('password') ?? (step === 'wrong' && openCopy.wrong)}
        ref={password}
        type="password"
        autoComplete="current-password"
        required
        label={openCopy.password}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="line" small type="submit" busyLabel={step === 'busy' && openCopy.busy}>
          {openCopy.yes}
        </Button>
        <Button variant="line" small onClick={onCancel}>
          {openCopy.no}
        </Button>
      </div>
    </form>
  );
}
