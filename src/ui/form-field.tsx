import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { TextControl } from './control.tsx';
import { Icon } from './icon.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'size'> & {
  readonly id: string;
  readonly label: string;
  /** What is wrong with the answer. The input names it: `${id}-error`. */
  readonly error?: ReactNode;
  /** Whether that is not announced when it appears: another field is, or the focus comes here. */
  readonly isQuiet?: boolean;
  readonly className?: string;
};

/** A label above its input, and below it what is wrong. */
export function Field({ id, label, error, isQuiet = false, className = '', ...input }: Props) {
  return (
    <div className={`grid grid-cols-1 gap-1.5 ${className}`}>
      <label className="font-semibold text-ink" htmlFor={id}>
        {label}
      </label>
      <TextControl id={id} {...input} />
      {error && (
        <small
          id={`${id}-error`}
          className="flex gap-1.5 text-caption/[1.6] text-wine-700"
          role={isQuiet ? undefined : 'alert'}
        >
          <Icon name="alert" className="size-6" />
          <span>{error}</span>
        </small>
      )}
    </div>
  );
}

type KeptProps = Omit<
  ComponentProps<typeof Field>,
  'id' | 'error' | 'onChange' | 'onFocus' | 'onBlur' | 'aria-invalid' | 'aria-describedby'
> & {
  readonly value: string;
  /** What is wrong with the answer as it stands; null for nothing. */
  readonly problem: string | null;
  /** Whether that is said while typing too. */
  readonly isChecked?: boolean;
  /** Stores the answer: with every key, right or wrong. */
  readonly onWrite: (text: string) => void;
  /** The answer as it is stored once the field is left. */
  readonly tidy: (text: string) => string;
};

/** A field whose answer is kept while it is typed. */
export function KeptField({ problem, isChecked = false, onWrite, tidy, ...field }: KeptProps) {
  const id = useId();
  const [isTyping, setTyping] = useState(false);
  const shown = isChecked || !isTyping ? problem : null;
  return (
    <Field
      {...field}
      id={id}
      error={shown}
      onChange={({ target }) => {
        // A browser's autofill neither focuses nor blurs the fields.
        onWrite(target === document.activeElement ? target.value : tidy(target.value));
      }}
      onFocus={() => setTyping(true)}
      onBlur={({ target }) => {
        setTyping(false);
        onWrite(tidy(target.value));
      }}
      aria-invalid={shown !== null || undefined}
      aria-describedby={shown === null ? undefined : `${id}-error`}
    />
  );
}
