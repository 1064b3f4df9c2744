import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { transferCopy } from '../../../../content/drafts-copy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Tick } from '../../../../ui/control.tsx';
import { Field } from '../../../../ui/form-field.tsx';
import { canProtect, unprotect } from './protected-file.ts';

// The fields are the browser's own, and what is typed into them is in no state: read once, and cleared.

type PairProps = {
  /** Whether what was typed twice is not the same. */
  readonly isDifferent: boolean;
};

function NewPassword({ isDifferent }: PairProps) {
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
          name="password"
          label={protect.password}
          aria-describedby={`${id}-warning`}
        />
        <Field
          {...field}
          id={`${id}-repeat`}
          name="repeat"
          label={protect.repeat}
          error={isDifferent && protect.different}
          aria-invalid={isDifferent || undefined}
          aria-describedby={isDifferent ? `${id}-repeat-error` : undefined}
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
  const [step, setStep] = useState<'idle' | 'busy' | 'different'>('idle');

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (step === 'busy') return;
    const [password, repeat] = event.currentTarget.querySelectorAll<HTMLInputElement>('[type=password]');
    if (!password || !repeat) return onSave(null);
    if (password.value !== repeat.value) {
      setStep('different');
      repeat.focus();
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
    <form className="grid w-full grid-cols-1 justify-items-start gap-3" onSubmit={submit}>
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
      {canSave && isProtected && <NewPassword isDifferent={step === 'different'} />}
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
  const [step, setStep] = useState<'idle' | 'busy' | 'wrong'>('idle');
  const isWrong = step === 'wrong';
  useEffect(() => password.current?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const field = password.current;
    if (step === 'busy' || !field) return;
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
    <form className="mt-4 grid w-full max-w-128 grid-cols-1 gap-3" onSubmit={submit}>
      <Field
        ref={password}
        id={id}
        type="password"
        autoComplete="current-password"
        required
        label={open.password}
        error={isWrong && open.wrong}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
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
