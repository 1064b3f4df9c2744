import { useRef, useState } from 'react';
import { clipboardCopy as copy } from '../../../../content/documents/complete-copy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/dialog/dialog.tsx';
import { usePanel } from '../../../../ui/dialog/use-panel.ts';
import { Alert } from '../../../../ui/notices/alert.tsx';
import { TextButton } from '../../../../ui/text-link.tsx';
import { useCompletion } from '../use-completion.ts';
import { type DataGroup, dataToCopy, type LabelledText } from './data-to-copy.ts';

type Outcome = 'copied' | 'refused';

type RowProps = LabelledText & {
  /** Outcome of the last press; null if another row's button was pressed. */
  readonly outcome: Outcome | null;
  readonly onCopy: (outcome: Outcome) => void;
};

/** If the browser refuses to copy, the row selects the value so that Ctrl+C copies it. */
function DataRow({ label, text, outcome, onCopy }: RowProps) {
  const valueElement = useRef<HTMLElement>(null);
  async function copyText(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      onCopy('copied');
    } catch {
      if (valueElement.current) getSelection()?.selectAllChildren(valueElement.current);
      onCopy('refused');
    }
  }
  const action = outcome === 'copied' ? copy.copied : copy.copy;
  return (
    <div className="border-t border-rule py-1.5">
      <div className="flex items-center justify-between gap-4">
        <dl className="min-w-0">
          <dt className="text-caption text-ink-500">{label}</dt>
          <dd
            ref={valueElement}
            className={`wrap-anywhere ${outcome === 'refused' ? '' : 'line-clamp-3'}`}
            translate="no"
          >
            {text}
          </dd>
        </dl>
        <TextButton
          className="flex-none"
          aria-label={copy.actionFor(action, label)}
          onClick={() => void copyText()}
        >
          {action}
        </TextButton>
      </div>
      {outcome === 'refused' && <Alert className="mt-1 mb-2">{copy.notCopied}</Alert>}
    </div>
  );
}

type CopyAttempt = { readonly title: string; readonly label: string; readonly outcome: Outcome };

function DataList({ groups }: { readonly groups: readonly DataGroup[] }) {
  const [lastPress, setLastPress] = useState<CopyAttempt | null>(null);
  return (
    <>
      {groups.map(({ title, values }) => (
        <section key={title} aria-label={title}>
          <h3 className="mb-2 font-sans text-body font-semibold">{title}</h3>
          {values.map(({ label, text }) => (
            <DataRow
              key={label}
              {...{ label, text }}
              outcome={lastPress?.title === title && lastPress.label === label ? lastPress.outcome : null}
              onCopy={(outcome) => setLastPress({ title, label, outcome })}
            />
          ))}
        </section>
      ))}
      <p className="sr-only" role="status">
        {lastPress?.outcome === 'copied' && copy.actionFor(copy.copied, lastPress.label)}
      </p>
    </>
  );
}

export function DataToCopyButton() {
  const { template, values } = useCompletion();
  const panel = usePanel('datos');
  const groups = dataToCopy(template, values.get());
  if (groups.length === 0) return null;
  return (
    <>
      <Button variant="line" small aria-haspopup="dialog" onClick={panel.open}>
        {copy.title}
      </Button>
      <Card
        open={panel.isOpen}
        onOpenChange={(willOpen) => {
          if (!willOpen) panel.close();
        }}
        title={copy.title}
        closeLabel={copy.close}
      >
        <DataList groups={groups} />
        <Button variant="line" small className="justify-self-start" onClick={() => panel.close()}>
          {copy.back}
        </Button>
      </Card>
    </>
  );
}
