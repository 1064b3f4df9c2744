import { type ComponentProps, useRef } from 'react';
import { Button } from '../button.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  readonly label: string;
  readonly accept: string;
  readonly multiple?: boolean;
  /** Called with at least one file. */
  readonly onChoose: (files: readonly File[]) => void;
};

export function FileButton({ label, accept, multiple = false, onChoose, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="line" small {...button} onClick={() => input.current?.click()} />
      {/* The button opens it, because keyboards reach the button and screen readers name it. */}
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
