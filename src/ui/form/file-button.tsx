import { type ComponentProps, useRef } from 'react';
import { Button } from '../button.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  readonly label: string;
  readonly accept: string;
  readonly multiple?: boolean;
  /** Never called without a file. */
  readonly onChoose: (files: readonly File[]) => void;
};

/** A button that lets the person choose files of this device. */
export function FileButton({ label, accept, multiple = false, onChoose, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="line" small {...button} onClick={() => input.current?.click()} />
      {/* Opened by the button, which a keyboard reaches and a screen reader names. */}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file again is a change again.
          currentTarget.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}
