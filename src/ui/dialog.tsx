import * as RadixDialog from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { Icon } from './icon.tsx';

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
 * What has the focus when the panel opens gets it back, unless a page that arrived meanwhile has taken it.
 */
function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const focused = document.activeElement;
      const isFree = focused === null || focused === document.body;
      if (isFree && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

/** A panel from the right over the page. Radix keeps the focus inside, and Escape closes it. */
export function Drawer({ open, onOpenChange, title, closeLabel, children }: Props) {
  const returnFocus = useReturnFocus();
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
