import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../images/icon.tsx';
import { toast } from '../notices/toast.ts';
import type { ConfirmDialogProps } from './dialog.tsx';
import { useLazyDialog } from './use-lazy-dialog.ts';

type Props = {
  /** Name of the dialog, unique on the page. */
  readonly name: string;
  /** Loads the code of the dialog (`ConfirmDialog`). It must stay the same function. */
  readonly load: () => Promise<ComponentType<ConfirmDialogProps>>;
  readonly label: string;
  readonly title: string;
  readonly answers: ConfirmDialogProps['labels'];
  /** Title and text of the toast after confirmation. Leave it out if the page itself reports the result. */
  readonly doneToast?: readonly [title: string, text: string];
  readonly onConfirm: () => void;
  readonly children: ReactNode;
};

export function ConfirmButton(props: Props) {
  const { name, load, label, title, answers, doneToast, onConfirm, children } = props;
  const { buttonProps, Dialog, dialogProps, close } = useLazyDialog(name, load);
  return (
    <>
      <Button variant="danger" small {...buttonProps}>
        <Icon name="bin" />
        <span>{label}</span>
      </Button>
      {Dialog && (
        <Dialog
          {...dialogProps}
          title={title}
          labels={answers}
          onConfirm={() =>
            close(() => {
              onConfirm();
              if (doneToast) toast('info', ...doneToast);
            })
          }
        >
          {children}
        </Dialog>
      )}
    </>
  );
}

type EraseProps = Pick<ComponentProps<typeof ConfirmButton>, 'name' | 'load' | 'doneToast' | 'onConfirm'> & {
  readonly copy: {
    readonly action: string;
    readonly title: string;
    readonly loss: string;
    readonly yes: string;
    readonly no: string;
  };
  /** Content below the text about what would be lost. */
  readonly children?: ReactNode;
};

export function EraseButton({ copy, children, ...rest }: EraseProps) {
  const { action, title, loss, yes, no } = copy;
  return (
    <ConfirmButton label={action} title={title} answers={{ yes, no }} {...rest}>
      <p>{loss}</p>
      {children}
    </ConfirmButton>
  );
}
