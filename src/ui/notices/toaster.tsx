import * as RadixToast from '@radix-ui/react-toast';
import { useStore } from '../../platform/store.ts';
import { Icon } from '../images/icon.tsx';
import { useLabels } from '../labels.ts';
import { MailSentence } from '../mail-link.tsx';
import { TextButton } from '../text-link.tsx';
import { dismissToast, type Toast, type ToastText, toasts } from './toast.ts';

const variants = {
  ok: { edge: 'border-sage', colour: 'text-sage', title: '', icon: 'check', durationMs: 5000 },
  info: { edge: 'border-accent', colour: 'text-accent', title: '', icon: 'info', durationMs: 5000 },
  // Errors stay longer, because people must read them. The page also shows them next to the failed action.
  bad: { edge: 'border-wine', colour: 'text-wine', title: 'text-wine-700', icon: 'alert', durationMs: 8000 },
} as const;

// Gives a person time to read the link, reach it with the keyboard (F8, then Tab) and follow it. Hover and focus pause
// the timer.
const linkDurationMs = 30_000;

// The action is also available elsewhere, so the toast may close as early as an error.
const actionDurationMs = 8_000;

function durationOf({ tone, description, action }: Toast): number {
  if (typeof description !== 'string') return linkDurationMs;
  return action ? actionDurationMs : variants[tone].durationMs;
}

function Description({ text }: { readonly text: ToastText }) {
  return (
    <span className="block text-small leading-[1.45]">
      {typeof text === 'string' ? text : <MailSentence {...text} />}
    </span>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const { closeToast } = useLabels();
  const variant = variants[toast.tone];
  return (
    <RadixToast.Root
      className={`grid grid-cols-[auto_1fr_auto] items-start gap-3.5 rounded-control border-l-5 bg-sheet py-4 pr-2 pl-4.5 wrap-break-word text-ink-700 shadow-panel focus-visible:shadow-focus data-[state=closed]:animate-drop-out data-[state=open]:animate-drop-in data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) max-sm:not-last:hidden @max-[15rem]:grid-cols-[1fr_auto] @max-[15rem]:gap-2 @max-[15rem]:pr-0 @max-[15rem]:pl-2 ${variant.edge}`}
      duration={durationOf(toast)}
      onOpenChange={(open) => {
        if (!open) dismissToast(toast.id);
      }}
    >
      <Icon name={variant.icon} className={`mt-[0.1rem] size-6 @max-[15rem]:hidden ${variant.colour}`} />
      <div className="min-w-0">
        <RadixToast.Title asChild>
          <strong className={`block leading-[1.35] ${variant.title}`}>{toast.title}</strong>
        </RadixToast.Title>
        <RadixToast.Description>
          <Description text={toast.description} />
        </RadixToast.Description>
        {toast.action && (
          <RadixToast.Action altText={toast.action.label} asChild>
            <TextButton className="-mb-2.5" onClick={toast.action.onClick}>
              {toast.action.label}
            </TextButton>
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close
        className="-my-2.5 grid size-tap place-items-center rounded-control text-ink-500 hover:bg-folder"
        aria-label={closeToast}
      >
        <Icon name="close" className="size-6" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/**
 * Places toasts below the header, which the admin bar pushes down. On a phone only the newest toast is visible, because
 * three would cover the page. If a panel is open, toasts move to the bottom, or on wide screens to
 * the panel's left, so that they cover neither its first lines nor its close button.
 */
const viewportClasses =
  'fixed top-[calc(var(--spacing-header)+1rem)] right-[max(var(--spacing-gutter),50%-37.5rem)] z-60 @container grid w-[min(100%-2rem,25rem)] grid-cols-1 gap-3 outline-none max-sm:inset-x-3 max-sm:top-[calc(var(--spacing-header)+0.5rem)] max-sm:w-auto print:hidden max-sm:[body[data-scroll-locked]_&]:top-auto max-sm:[body[data-scroll-locked]_&]:bottom-[calc(0.75rem+env(safe-area-inset-bottom))] sm:[body[data-scroll-locked]_&]:inset-[auto_auto_1rem_var(--spacing-gutter)] [[data-admin-bar]~*_&]:mt-14';

/**
 * If a dialog `Card` with `hasToast` is open, places the toast above the card, or on wide screens to its left. The card
 * is 32rem wide and in the middle of the window.
 */
const cardToastClasses =
  'max-xl:[body:has([data-has-toast])_&]:inset-[0.75rem_0.75rem_auto]! max-xl:[body:has([data-has-toast])_&]:mx-auto! max-xl:[body:has([data-has-toast])_&]:mt-0! xl:[body:has([data-has-toast])_&]:w-[min(25rem,50%-17rem-var(--spacing-gutter))]!';

/** Without our labels, Radix would use English ones. */
export function Toaster() {
  const labels = useLabels();
  const currentToasts = useStore(toasts, []);
  return (
    <RadixToast.Provider label={labels.toast} swipeDirection="right">
      {currentToasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <RadixToast.Viewport className={`${viewportClasses} ${cardToastClasses}`} label={labels.toasts} />
    </RadixToast.Provider>
  );
}
