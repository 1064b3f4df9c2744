import { type ComponentProps, useRef } from 'react';
import { Button } from '../button.tsx';
import { TextButton } from '../text-link.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'variant'> & {
  /** Looks like a link if 'text'. */
  readonly variant?: 'text' | 'line' | 'main' | undefined;
  readonly label: string;
  readonly accept: string;
  readonly multiple?: boolean;
  /** Called with at least one file. */
  readonly onChoose: (files: readonly File[]) => void;
};

export function FileButton({
  variant = 'line',
  label,
  accept,
  multiple = false,
  onChoose,
  ...button
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  return (
    <>
      {variant === 'text' ? (
        <TextButton
          ref={button.ref}
          aria-busy={Boolean(button.busyLabel)}
          onClick={button.busyLabel ? undefined : choose}
        >
          {button.busyLabel || button.children}
        </TextButton>
      ) : (
        <Button variant={variant} small {...button} onClick={choose} />
      )}
      {/* Keyboards and screen readers use the button, which opens this input. */}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Reset the input, so that choosing the same file again counts as a change.
          currentTarget.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}
