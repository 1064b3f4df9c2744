import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { visibleText } from '../../platform/visible-text.ts';
import { Icon } from '../images/icon.tsx';
import { TextControl } from './control.tsx';

/** Says below a field what is wrong with its answer and how to correct it. The field refers to it by its id. */
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
  /** Says what is wrong with the answer. It describes the input, unless `aria-describedby` is given. */
  readonly error?: ReactNode;
  /**
   * True if the error isn't announced when it appears, because another field's error is, or because the focus moves
   * here.
   */
  readonly isQuiet?: boolean;
  readonly className?: string;
};

/** Input with its label above and its error below. */
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
  /** Id of the field, for links to it. */
  readonly id?: string;
  readonly value: string;
  /** Says what is wrong with the current answer; null for nothing. */
  readonly problem: string | null;
  /** True if the problem also shows while the person types. */
  readonly isChecked?: boolean;
  /** Stores the answer on every key press, valid or not. */
  readonly onWrite: (text: string) => void;
  /** Returns the answer as it is stored on blur. */
  readonly tidy: (text: string) => string;
};

/**
 * Calls back at once, or after the click in progress: a message that appears would move the button away from under the
 * pointer.
 */
function afterPress(then: () => void): void {
  if (!document.querySelector('button:active')) then();
  else addEventListener('mouseup', () => setTimeout(then), { once: true });
}

/** Field that stores its answer while the person types. */
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
        // Autofill sets fields without focusing them. A field may also have the focus without a focus event.
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
