import type { ComponentProps, ReactNode } from 'react';
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
