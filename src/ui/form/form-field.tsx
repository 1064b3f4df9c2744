import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { removeInvisible } from '../../platform/remove-invisible.ts';
import { Icon } from '../images/icon.tsx';
import { afterClick } from './after-click.ts';
import { TextControl } from './control.tsx';

/**
 * Explains below a field what is wrong with the answer and how to correct it. The field refers to this text by its id.
 */
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
  /**
   * Says what is wrong with the answer. By default, it also describes the input to screen readers. A caller that sets
   * `aria-describedby` replaces that description.
   */
  readonly error?: ReactNode;
  /**
   * True if screen readers don't announce the error when it appears, because they announce another field's error, or
   * because the focus moves to this field.
   */
  readonly suppressAlert?: boolean;
  readonly className?: string;
};

export function Field({ id, label, error, suppressAlert = false, className = '', ...input }: Props) {
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
        <ProblemText id={`${id}-error`} role={suppressAlert ? undefined : 'alert'}>
          {error}
        </ProblemText>
      )}
    </div>
  );
}

type AutoSavedProps = Omit<
  ComponentProps<typeof Field>,
  'id' | 'error' | 'onChange' | 'onFocus' | 'onBlur' | 'aria-invalid' | 'aria-describedby'
> & {
  readonly id?: string;
  readonly value: string;
  /** Says what is wrong with the current answer; null if it is valid. */
  readonly problem: string | null;
  readonly showsProblemWhileTyping?: boolean;
  /** Stores the answer, even if it is invalid. Called on every keystroke and on blur. */
  readonly onWrite: (text: string) => void;
  /** Formats the answer on blur, or when the browser fills the field in. */
  readonly format: (text: string) => string;
};

export function AutoSavedField({
  id: customId,
  problem,
  showsProblemWhileTyping = false,
  onWrite,
  format,
  ...field
}: AutoSavedProps) {
  const generatedId = useId();
  const id = customId ?? generatedId;
  const [isTyping, setTyping] = useState(false);
  const error = showsProblemWhileTyping || !isTyping ? problem : null;
  return (
    <Field
      {...field}
      id={id}
      error={error}
      onChange={({ target }) => {
        // Autofill changes fields without focusing them. A focused field may have missed its focus event.
        const isActive = target === document.activeElement;
        if (isActive) setTyping(true);
        onWrite(isActive ? target.value : format(removeInvisible(target.value)));
      }}
      onFocus={() => setTyping(true)}
      onBlur={({ target }) => {
        afterClick(() => setTyping(false));
        onWrite(format(removeInvisible(target.value)));
      }}
    />
  );
}
