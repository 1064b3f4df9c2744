import * as RadixDialog from '@radix-ui/react-dialog';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../button.tsx';
import { Icon } from '../images/icon.tsx';
import { DoubleRule } from '../paper/sheet.tsx';
import { registerPanel } from './top-panel.ts';

type Props = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Title and accessible name of the panel. `FullScreen` hides the title visually. */
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
};

/**
 * Returns handlers for Radix. When the panel closes, they focus the element that had the focus before the panel opened.
 * If a new page has taken the focus, they leave it there. Radix itself would focus its Trigger, but our buttons lie
 * outside Root, because they may load the dialog's code. The handlers prevent scrolling, because browsers would scroll
 * to the top for a button in the sticky header.
 */
function useReturnFocus(firstFocus?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  const openedPath = useRef('');
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      openedPath.current = location.pathname;
      if (!firstFocus) return;
      event.preventDefault();
      firstFocus.current?.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const focused = document.activeElement;
      const isFocusLost = focused === null || focused === document.body;
      if (!isFocusLost) return;
      // If a link in the panel has opened another page, focus that page's title. The page has tried to, but the panel
      // may still have held the focus.
      const target = location.pathname === openedPath.current ? opener.current : document.querySelector('h1');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}

/** Milliseconds after which a closed panel is removed. Its animation takes 200 ms. */
const maxExitMs = 500;

/**
 * Returns true while a panel must render. Radix keeps a closed panel in the page, and the page behind it locked, until
 * its animation ends. The time limit is for animations that never end.
 */
function usePresence(open: boolean): boolean {
  const [isRemoved, setRemoved] = useState(!open);
  if (open && isRemoved) setRemoved(false);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setRemoved(true), maxExitMs);
    return () => clearTimeout(timer);
  }, [open]);
  return open || !isRemoved;
}

type PanelProps = Pick<Props, 'open' | 'onOpenChange'> &
  ComponentProps<typeof RadixDialog.Content> & {
    readonly hasOverlay?: boolean;
    /** Element that gets the focus when the panel opens. By default, this is the first control. */
    readonly firstFocus?: RefObject<HTMLElement | null>;
  };

/** Panel over the page. Radix keeps the focus inside and closes it on Escape. */
function Panel({ open, onOpenChange, hasOverlay = true, firstFocus, ...content }: PanelProps) {
  const returnFocus = useReturnFocus(firstFocus);
  const isPresent = usePresence(open);
  if (!isPresent) return null;
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        {/* Overlays and panels have the same z-index, so that the overlay of a second panel also dims the first. */}
        {hasOverlay && (
          <RadixDialog.Overlay className="fixed inset-0 z-51 bg-ink/50 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in print:hidden" />
        )}
        <RadixDialog.Content ref={registerPanel} {...content} {...returnFocus} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

export function Drawer({ open, onOpenChange, title, closeLabel, children }: Props) {
  return (
    <Panel
      open={open}
      onOpenChange={onOpenChange}
      className="fixed inset-y-0 right-0 z-51 flex w-[min(100%,28rem)] flex-col overflow-y-auto bg-sheet wrap-anywhere shadow-panel data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in print:hidden"
      aria-describedby={undefined}
    >
      <div className="flex flex-none items-center justify-between py-3.5 pr-3 pl-6">
        <RadixDialog.Title asChild>
          <h2 className="text-h3">{title}</h2>
        </RadixDialog.Title>
        <CloseButton label={closeLabel} />
      </div>
      <DoubleRule className="mx-6 flex-none" />
      {children}
    </Panel>
  );
}

type ScreenProps = Omit<Props, 'title' | 'closeLabel'> & { readonly title: string };

/** Callers render the close button (`CloseButton`) among the children. */
export function FullScreen({ open, onOpenChange, title, children }: ScreenProps) {
  return (
    <Panel
      open={open}
      onOpenChange={onOpenChange}
      hasOverlay={false}
      className="fixed inset-0 z-40 flex flex-col overflow-auto bg-paper data-[state=closed]:animate-unfold-out data-[state=open]:animate-unfold-in print:hidden"
      aria-describedby={undefined}
    >
      <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
      {children}
    </Panel>
  );
}

export const CloseButton = ({ label }: { readonly label: string }) => (
  <RadixDialog.Close asChild>
    <IconButton aria-label={label}>
      <Icon name="close" />
    </IconButton>
  </RadixDialog.Close>
);

const cardClasses =
  'fixed inset-0 z-51 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(100%-2*var(--spacing-gutter),32rem)] overflow-auto rounded-sheet bg-sheet p-[clamp(1.25rem,1rem+1.4vw,2rem)] wrap-break-word shadow-panel data-[state=open]:animate-fade-in print:hidden';

type CardProps = Props & {
  /**
   * True if a toast appears with the card. On narrow screens the card then starts lower to leave room for the toast.
   */
  readonly hasToast?: boolean;
};

const belowToastClasses = 'max-xl:top-30 max-xl:bottom-4 max-xl:max-h-[calc(100dvh-8.5rem)]';

/** Card in the middle of the page. */
export function Card({ open, onOpenChange, title, closeLabel, hasToast = false, children }: CardProps) {
  return (
    <Panel
      open={open}
      onOpenChange={onOpenChange}
      className={hasToast ? `${cardClasses} ${belowToastClasses}` : cardClasses}
      aria-describedby={undefined}
      {...(hasToast && { 'data-has-toast': '' })}
    >
      <div className="-mr-3 mb-2 flex items-center justify-between gap-4">
        <RadixDialog.Title asChild>
          <h2 className="text-h3">{title}</h2>
        </RadixDialog.Title>
        <CloseButton label={closeLabel} />
      </div>
      <DoubleRule />
      <div className="grid grid-cols-1 gap-4 pt-5">{children}</div>
    </Panel>
  );
}

export type ConfirmDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** Explains what would be lost. Screen readers read it with the title. */
  readonly children: ReactNode;
  readonly labels: { readonly yes: string; readonly no: string };
  /** Called when the person confirms. The callback must also close the dialog. */
  readonly onConfirm: () => void;
};

/** Dialog that confirms an action. The focus starts on the button that cancels it. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  labels,
  onConfirm,
}: ConfirmDialogProps) {
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <Panel
      open={open}
      onOpenChange={onOpenChange}
      firstFocus={cancelRef}
      className={cardClasses}
      role="alertdialog"
    >
      <RadixDialog.Title asChild>
        <h2 className="mb-3.5 text-h3">{title}</h2>
      </RadixDialog.Title>
      <DoubleRule />
      <RadixDialog.Description asChild>
        <div className="grid gap-3 pt-5 pb-6">{children}</div>
      </RadixDialog.Description>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="line"
          className="flex-[1_1_10rem]"
          ref={cancelRef}
          onClick={() => onOpenChange(false)}
        >
          {labels.no}
        </Button>
        <Button variant="danger" className="flex-[1_1_10rem]" onClick={onConfirm}>
          {labels.yes}
        </Button>
      </div>
    </Panel>
  );
}
