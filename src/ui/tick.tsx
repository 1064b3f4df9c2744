import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  readonly type: 'checkbox' | 'radio';
  readonly children: ReactNode;
};

/** A box or a radio button with its label beside it: both take the press. */
export function Tick({ children, ...input }: Props) {
  return (
    <label className="inline-flex min-h-tap cursor-pointer items-center gap-2.5 text-ink">
      <input className="size-5.5 flex-none accent-accent" {...input} />
      <span>{children}</span>
    </label>
  );
}
