import { useEffect, useRef, useState } from 'react';
import { actionsCopy, downloadedCopy } from '../../../../content/documents/complete-copy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/dialog/dialog.tsx';
import { usePanel } from '../../../../ui/dialog/use-panel.ts';
import { ChoiceControl } from '../../../../ui/form/control.tsx';
import { Icon } from '../../../../ui/images/icon.tsx';
import { Alert } from '../../../../ui/notices/alert.tsx';
import type { Values } from '../../model/document.ts';
import { resolveWording } from '../../model/inflection.ts';
import { noWarnings } from '../answers.ts';
import type { Completion } from '../completion.ts';
import type { DeliveredFile } from '../layout/form-actions.tsx';
import { useCompletion } from '../use-completion.ts';
import { DataToCopyButton } from './data-to-copy-button.tsx';
import { countBlanks, progressOf } from './progress.ts';
import { RemindersButton } from './reminders-button.tsx';

function areValuesEqual(first: Values, second: Values): boolean {
  return Object.keys({ ...first, ...second }).every((key) => first[key] === second[key]);
}

const noSteps: readonly number[] = [];

type DownloadedDocument = { readonly file: DeliveredFile; readonly values: Values };

/**
 * Controls the panel that opens after a download. Back and a reload close it. The panel is about the downloaded
 * answers, so it stays closed if the person has changed them since. Downloading the same answers again keeps the ticked
 * steps. Other answers make another document, which still has to be printed and signed, so all steps are unticked.
 */
export function useDownloaded({ values }: Completion) {
  const panel = usePanel('descargado');
  const [downloadedDocument, setDownloadedDocument] = useState<DownloadedDocument | null>(null);
  const [tickedSteps, setTickedSteps] = useState(noSteps);
  // Don't open the panel if the person leaves the draft before the file is ready.
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return {
    isOpen:
      panel.isOpen && downloadedDocument !== null && areValuesEqual(downloadedDocument.values, values.get()),
    file: downloadedDocument?.file ?? null,
    tickedSteps,
    setTickedSteps,
    close: panel.close,
    show: (next: DownloadedDocument) => {
      if (!isMounted.current || !areValuesEqual(next.values, values.get())) return;
      if (downloadedDocument && !areValuesEqual(downloadedDocument.values, next.values))
        setTickedSteps(noSteps);
      setDownloadedDocument(next);
      panel.open();
    },
  };
}

/** The button may fail, because Chromium says that it can share Word files, but then refuses to share them. */
function SendButton({ share }: { readonly share: () => Promise<boolean> }) {
  const [state, setState] = useState<'idle' | 'sending' | 'refused'>('idle');
  async function send(): Promise<void> {
    setState('sending');
    setState((await share()) ? 'idle' : 'refused');
  }
  if (state === 'refused') return <Alert className="basis-full">{downloadedCopy.notSent}</Alert>;
  return (
    <Button variant="line" small busyLabel={state === 'sending' && downloadedCopy.send} onClick={send}>
      <Icon name="forward" />
      {downloadedCopy.send}
    </Button>
  );
}

function toggle(list: readonly number[], item: number): readonly number[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

type StepsProps = Pick<ReturnType<typeof useDownloaded>, 'tickedSteps' | 'setTickedSteps'>;

function Steps({ tickedSteps, setTickedSteps }: StepsProps) {
  const { template, values } = useCompletion();
  return (
    <section className="grid gap-1">
      <h3 className="font-sans text-body font-semibold">{downloadedCopy.steps}</h3>
      <ol className="grid gap-1 text-small/[1.4]">
        {template.afterDownload.steps.map((step, index) => (
          <li key={index}>
            <ChoiceControl
              type="checkbox"
              checked={tickedSteps.includes(index)}
              onChange={() => setTickedSteps(toggle(tickedSteps, index))}
            >
              {`${index + 1}. ${resolveWording(step, values.get())}`}
            </ChoiceControl>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Props = Omit<ReturnType<typeof useDownloaded>, 'show'> & {
  readonly onSave: (make: () => File) => void;
  readonly onNextDraft?: () => void;
  readonly onDone: () => void;
};

export function DownloadedPanel({
  isOpen,
  file,
  close,
  tickedSteps,
  setTickedSteps,
  onSave,
  onNextDraft,
  onDone,
}: Props) {
  const { template, values } = useCompletion();
  if (!file) return null;
  const { name, delivery, share } = file;
  const blankCount = countBlanks(progressOf(template, values.get(), noWarnings));
  return (
    <Card
      open={isOpen}
      onOpenChange={(willOpen) => {
        if (!willOpen) close();
      }}
      title={downloadedCopy.title(template.subject.noun, delivery, blankCount)}
      closeLabel={downloadedCopy.close}
      hasToast
    >
      <div className="text-small">
        <p className="font-semibold wrap-anywhere" translate="no">
          {name}
        </p>
        <p>
          {delivery === 'saved' && <span>{`${downloadedCopy.fileLocation} `}</span>}
          <span>{downloadedCopy.pdf}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-3 *:flex-auto">
        {share && <SendButton share={share} />}
        <Button variant="line" small onClick={() => window.print()}>
          <Icon name="print" />
          {actionsCopy.print}
        </Button>
      </div>
      <Steps {...{ tickedSteps, setTickedSteps }} />
      <div className="flex flex-wrap gap-3 *:flex-auto empty:hidden">
        <RemindersButton label={template.afterDownload.reminders} onSave={onSave} />
        <DataToCopyButton />
      </div>
      <div className="flex flex-wrap gap-3 border-t border-rule pt-4 *:flex-auto">
        {onNextDraft && (
          <Button variant="line" small onClick={() => close(onNextDraft)}>
            <Icon name="plus" />
            {downloadedCopy.another}
          </Button>
        )}
        <Button small onClick={() => close(onDone)}>
          {downloadedCopy.done}
        </Button>
      </div>
    </Card>
  );
}
