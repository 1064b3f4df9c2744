import { type ComponentProps, useId } from 'react';
import { SelectControl } from '../../ui/form/control.tsx';

export function LabelledSelect({
  label,
  ...rest
}: ComponentProps<typeof SelectControl> & { readonly label: string }) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1.5">
      <label className="text-caption font-semibold text-ink" htmlFor={id}>
        {label}
      </label>
      <SelectControl id={id} {...rest} />
    </div>
  );
}
