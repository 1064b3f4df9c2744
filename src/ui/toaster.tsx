import './styles/toast.css';
import * as RadixToast from '@radix-ui/react-toast';
import { useStore } from '../platform/store.ts';
import { Icon } from './icon.tsx';
import { useLabels } from './labels.ts';
import { MailSentence } from './mail-sentence.tsx';
import { dismissToast, type Toast, type ToastText, toasts } from './toast.ts';

const variants = {
  ok: { className: 'toast toast--ok', icon: 'check', durationMs: 5000 },
  info: { className: 'toast', icon: 'info', durationMs: 5000 },
  // An error stays longer: it has to be read, and it is repeated next to what failed.
  bad: { className: 'toast toast--bad', icon: 'alert', durationMs: 8000 },
} as const;

// The link has to be read, reached with the keyboard (F8, then Tab) and followed. Hover and focus stop the clock.
const linkDurationMs = 30_000;

function Description({ text }: { readonly text: ToastText }) {
  if (typeof text === 'string') return <span>{text}</span>;
  return (
    <span>
      <MailSentence {...text} />
    </span>
  );
}

function ToastCard({ shown }: { readonly shown: Toast }) {
  const { closeToast } = useLabels();
  const variant = variants[shown.tone];
  return (
    <RadixToast.Root
      className={variant.className}
      duration={typeof shown.description === 'string' ? variant.durationMs : linkDurationMs}
      onOpenChange={(open) => {
        if (!open) dismissToast(shown.id);
      }}
    >
      <Icon name={variant.icon} />
      <div>
        <RadixToast.Title asChild>
          <strong>{shown.title}</strong>
        </RadixToast.Title>
        <RadixToast.Description>
          <Description text={shown.description} />
        </RadixToast.Description>
      </div>
      <RadixToast.Close className="icon-btn" aria-label={closeToast}>
        <Icon name="close" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/** The toasts on screen. Without labels of ours, Radix would use English ones. */
export function Toaster() {
  const labels = useLabels();
  const shown = useStore(toasts, []);
  return (
    <RadixToast.Provider label={labels.toast} swipeDirection="right">
      {shown.map((one) => (
        <ToastCard key={one.id} shown={one} />
      ))}
      <RadixToast.Viewport className="toasts" label={labels.toasts} />
    </RadixToast.Provider>
  );
}
