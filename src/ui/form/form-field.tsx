import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { visibleText } from '../../platform/visible-text.ts';
import { Icon } from '../images/icon.tsx';
import { TextControl } from './control.tsx';

/** What is wrong with an answer and how to mend it, below its field, which names it by its id. */
export function ProblemText({ children, ...rest }: Omit<ComponentProps<'small'>, 'className'>) {
  return (
    <small className="flex gap-1.5 text-caption/[1.6] text-wine-700" {...rest}>
      <Icon name="alert" className="mt-[0.1rem] size-5" />
      <span>{children}</span>
    </small>
  );
}

type Props = Omit<ComponentProps<'input'>, 'id' | 'size'> & {
  readonly id: string;
  readonly label: string;
  /** What is wrong with the answer. It describes the input, unless `aria-describedby` is given. */
  readonly error?: ReactNode;
  /** Whether that is not announced when it appears: another field is, or the focus comes here. */
  readonly isQuiet?: boolean;
  readonly className?: string;
};

/** A label above its input, and below it what is wrong. */
export function Field({ id, label, error, isQuiet = false, className = '', ...input }: Props) {
  return (
    <div className={`grid grid-cols-1 content-start gap-1.5 ${className}`}>
      <label className="font-semibold text-ink" htmlFor={id}>
        {label}
      </label>
      <TextControl
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...input}
      />
      {error && (
        <ProblemText id={`${id}-error`} role={isQuiet ? undefined : 'alert'}>
          {error}
        </ProblemText>
      )}
    </div>
  );
}

type KeptProps = Omit<
  ComponentProps<typeof Field>,
  'id' | 'error' | 'onChange' | 'onFocus' | 'onBlur' | 'aria-invalid' | 'aria-describedby'
> & {
  /** For those who lead to the field. */
  readonly id?: string;
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

/** Calls it at once, or after the press that is under way: what it shows would move the button away from under that. */
function afterPress(then: () => void): void {
  if (!document.querySelector('button:active')) then();
  else addEventListener('mouseup', () => setTimeout(then), { once: true });
}

/** A field whose answer is kept while it is typed. */
export function KeptField({ id: given, problem, isChecked = false, onWrite, tidy, ...field }: KeptProps) {
  const own = useId();
  const id = given ?? own;
  const [isTyping, setTyping] = useState(false);
  const shown = isChecked || !isTyping ? problem : null;
  return (
    <Field
      {...field}
      id={id}
      error={shown}
      onChange={({ target }) => {
        // Autofill sets fields without the focus. A field may have the focus without an event of it.
        const isActive = target === document.activeElement;
        if (isActive) setTyping(true);
        onWrite(isActive ? target.value : tidy(visibleText(target.value)));
      }}
      onFocus={() => setTyping(true)}
      onBlur={({ target }) => {
        afterPress(() => setTyping(false));
        onWrite(tidy(visibleText(target.value)));
      }}
    />
  );
}
