import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../images/icon.tsx';
import { toast } from '../notices/toast.ts';
import type { QuestionProps } from './dialog.tsx';
import { useLazyDialog } from './use-lazy-dialog.ts';

type Props = {
  /** Distinguishes this question from others on the page. */
  readonly name: string;
  /** Loads the code of the question (`Question`). It must stay the same function. */
  readonly load: () => Promise<ComponentType<QuestionProps>>;
  readonly label: string;
  readonly title: string;
  readonly answers: QuestionProps['answers'];
  /** Title and text of the message after confirmation. Left out if the page itself says so. */
  readonly done?: readonly [title: string, text: string];
  readonly onConfirm: () => void;
  /** Says what would be lost. */
  readonly children: ReactNode;
};

/** Button for an action that removes something. It asks first. */
export function ConfirmButton(props: Props) {
  const { name, load, label, title, answers, done, onConfirm, children } = props;
  const { button, Dialog, state, close } = useLazyDialog(name, load);
  return (
    <>
      <Button variant="danger" small {...button}>
        <Icon name="bin" />
        <span>{label}</span>
      </Button>
      {Dialog && (
        <Dialog
          {...state}
          title={title}
          answers={answers}
          onYes={() =>
            close(() => {
              onConfirm();
              if (done) toast('info', ...done);
            })
          }
        >
          {children}
        </Dialog>
      )}
    </>
  );
}

type EraseProps = Pick<ComponentProps<typeof ConfirmButton>, 'name' | 'load' | 'done' | 'onConfirm'> & {
  readonly copy: {
    readonly action: string;
    readonly title: string;
    readonly loss: string;
    readonly yes: string;
    readonly no: string;
  };
  /** Text shown beside the loss. */
  readonly children?: ReactNode;
};

/** Erases what a person typed, after asking. */
export function EraseButton({ copy, children, ...rest }: EraseProps) {
  const { action, title, loss, yes, no } = copy;
  return (
    <ConfirmButton label={action} title={title} answers={{ yes, no }} {...rest}>
      <p>{loss}</p>
      {children}
    </ConfirmButton>
  );
}
