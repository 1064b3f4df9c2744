import { type ComponentProps, useId, useState } from 'react';
import { Field } from './field.tsx';

type Props = Omit<
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
export function KeptField({ problem, isChecked = false, onWrite, tidy, ...field }: Props) {
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
