import type { ComponentProps, ReactNode } from 'react';
import { ConfirmButton } from './confirm-button.tsx';

type Props = Pick<ComponentProps<typeof ConfirmButton>, 'name' | 'load' | 'done' | 'onConfirm'> & {
  readonly copy: {
    readonly action: string;
    readonly title: string;
    readonly loss: string;
    readonly yes: string;
    readonly no: string;
  };
  /** What is to be said beside what would be lost. */
  readonly children?: ReactNode;
};

/** Erases what a person typed, after asking. */
export function EraseButton({ copy, children, ...rest }: Props) {
  const { action, title, loss, yes, no } = copy;
  return (
    <ConfirmButton icon="bin" label={action} title={title} answers={{ yes, no }} {...rest}>
      <p>{loss}</p>
      {children}
    </ConfirmButton>
  );
}
