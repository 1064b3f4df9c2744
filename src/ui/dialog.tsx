import * as RadixDialog from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { usePanel } from './use-panel.ts';

type Props = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What the panel is called; shown, or only spoken. */
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
};

/**
 * Radix gives the focus back to its own trigger; ours may load the dialog's code, so it stands outside.
 * What has the focus when the panel opens gets it back, unless a page that arrived meanwhile has taken it. The page
 * does not scroll for that: for a button of the sticky header browsers would go to its top.
 */
function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  const openedAt = useRef('');
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
      openedAt.current = location.pathname;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const focused = document.activeElement;
      const isFree = focused === null || focused === document.body;
      if (!isFree) return;
      // A link of the panel led to another page, which may have focused its title while the panel still held the focus.
      const target = location.pathname === openedAt.current ? opener.current : document.querySelector('h1');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}

/** A panel from the right over the page. Radix keeps the focus inside, and Escape closes it. */
export function Drawer({ open, onOpenChange, title, closeLabel, children }: Props) {
  const returnFocus = useReturnFocus();
  const isHere = usePanel(open, onOpenChange);
  if (!isHere) return null;
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="veil" />
        <RadixDialog.Content className="drawer" aria-describedby={undefined} {...returnFocus}>
          <div className="drawer__head">
            <RadixDialog.Title asChild>
              <h2>{title}</h2>
            </RadixDialog.Title>
            <RadixDialog.Close className="icon-btn" aria-label={closeLabel}>
              <Icon name="close" />
            </RadixDialog.Close>
          </div>
          <div className="double" />
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

type ScreenProps = Omit<Props, 'title' | 'closeLabel'> & { readonly title: string };

/** A panel that takes the whole screen; it brings its own close button (`RadixDialog.Close`). */
export function FullScreen({ open, onOpenChange, title, children }: ScreenProps) {
  const returnFocus = useReturnFocus();
  const isHere = usePanel(open, onOpenChange);
  if (!isHere) return null;
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Content className="menu" aria-describedby={undefined} {...returnFocus}>
          <RadixDialog.Title className="sr">{title}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

export const CloseButton = ({ label }: { readonly label: string }) => (
  <RadixDialog.Close className="icon-btn" aria-label={label}>
    <Icon name="close" />
  </RadixDialog.Close>
);

export type QuestionProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** What would be lost; read aloud with the title. */
  readonly children: ReactNode;
  readonly answers: { readonly yes: string; readonly no: string };
  readonly onYes: () => void;
};

/** Asks before something that cannot be undone. The focus starts on the answer that changes nothing. */
export function Question({ open, onOpenChange, title, children, answers, onYes }: QuestionProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const no = useRef<HTMLButtonElement>(null);
  const isHere = usePanel(open, onOpenChange);
  if (!isHere) return null;
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="veil" />
        <RadixDialog.Content
          className="question"
          role="alertdialog"
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            event.preventDefault();
            no.current?.focus();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <RadixDialog.Title asChild>
            <h2>{title}</h2>
          </RadixDialog.Title>
          <div className="double" />
          <RadixDialog.Description asChild>
            <div className="question__text">{children}</div>
          </RadixDialog.Description>
          <div className="question__answers">
            <Button variant="line" ref={no} onClick={() => onOpenChange(false)}>
              {answers.no}
            </Button>
            <Button
              onClick={() => {
                onOpenChange(false);
                onYes();
              }}
            >
              {answers.yes}
            </Button>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
