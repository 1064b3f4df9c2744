import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { transferCopy } from '../../../../content/documents/drafts-copy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Tick } from '../../../../ui/form/control.tsx';
import { Field } from '../../../../ui/form/form-field.tsx';
import { canProtect, unprotect } from './protected-file.ts';

// The fields are the browser's own, and what is typed into them is in no state: read once, and cleared.

/** What a form lacks: a password, or the same one twice. */
type Problem = 'missing' | 'different';

function NewPassword({ problem }: { readonly problem: Problem | null }) {
  const { protect } = transferCopy;
  const id = useId();
  const field = {
    className: 'flex-[1_1_14rem]',
    type: 'password',
    autoComplete: 'new-password',
    required: true,
  };
  return (
    <div className="grid w-full max-w-128 grid-cols-1 gap-2">
      <div className="flex flex-wrap items-start gap-3">
        <Field
          {...field}
          id={id}
          error={problem === 'missing' && protect.missing}
          name="password"
          label={protect.password}
          aria-describedby={problem === 'missing' ? `${id}-error ${id}-warning` : `${id}-warning`}
        />
        <Field
          {...field}
          id={`${id}-repeat`}
          error={problem === 'different' && protect.different}
          name="repeat"
          label={protect.repeat}
        />
      </div>
      <p id={`${id}-warning`} className="text-small">
        {protect.warning}
      </p>
    </div>
  );
}

type SaveProps = {
  /** Whether there is anything to save. */
  readonly canSave: boolean;
  /** @param password null for a file that anyone can open */
  readonly onSave: (password: string | null) => Promise<void>;
  /** Stands beside the button that saves. */
  readonly children: ReactNode;
};

/** Saves a file, with a password where the person wants one. */
export function SaveForm({ canSave, onSave, children }: SaveProps) {
  const [isProtected, setProtected] = useState(false);
  const [step, setStep] = useState<'idle' | 'busy' | Problem>('idle');

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (step === 'busy') return;
    const [password, repeat] = event.currentTarget.querySelectorAll<HTMLInputElement>('[type=password]');
    if (!password || !repeat) return onSave(null);
    const problem = password.value === '' ? 'missing' : password.value !== repeat.value && 'different';
    if (problem) {
      setStep(problem);
      (problem === 'missing' ? password : repeat).focus();
      return;
    }
    setStep('busy');
    const saving = onSave(password.value);
    password.value = '';
    repeat.value = '';
    await saving;
    setStep('idle');
  }

  return (
    <form className="grid w-full grid-cols-1 justify-items-start gap-3" onSubmit={submit} noValidate>
      {canSave && canProtect() && (
        <Tick
          type="checkbox"
          checked={isProtected}
          onChange={({ currentTarget }) => {
            setProtected(currentTarget.checked);
            setStep('idle');
          }}
        >
          {transferCopy.protect.action}
        </Tick>
      )}
      {canSave && isProtected && (
        <NewPassword problem={step === 'missing' || step === 'different' ? step : null} />
      )}
      <div className="flex flex-wrap gap-3">
        {canSave && (
          <Button variant="line" small type="submit" busy={step === 'busy' && transferCopy.protect.busy}>
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
  /** @param content what the file protected */
  readonly onOpened: (content: Blob) => void;
  readonly onCancel: () => void;
};

/** Asks for the password of a file until it is right. */
export function OpenForm({ file, onOpened, onCancel }: OpenProps) {
  const { open } = transferCopy;
  const id = useId();
  const password = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<'idle' | 'busy' | 'missing' | 'wrong'>('idle');
  useEffect(() => password.current?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const field = password.current;
    if (step === 'busy' || !field) return;
    if (field.value === '') {
      setStep('missing');
      field.focus();
      return;
    }
    setStep('busy');
    const opening = unprotect(file, field.value);
    field.value = '';
    const content = await opening;
    // The person went away from it, or chose another file.
    if (!password.current) return;
    if (content) return onOpened(content);
    setStep('wrong');
    field.focus();
  }

  return (
    <form className="mt-4 grid w-full max-w-128 grid-cols-1 gap-3" onSubmit={submit} noValidate>
      <Field
        id={id}
        error={(step === 'missing' || step === 'wrong') && open[step]}
        ref={password}
        type="password"
        autoComplete="current-password"
        required
        label={open.password}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="line" small type="submit" busy={step === 'busy' && open.busy}>
          {open.yes}
        </Button>
        <Button variant="line" small onClick={onCancel}>
          {open.no}
        </Button>
      </div>
    </form>
  );
}
