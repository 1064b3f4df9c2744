import { useEffect, useRef, useState } from 'react';
import { downloadedCopy } from '../../../../content/documents/complete-copy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/dialog/dialog.tsx';
import { usePanel } from '../../../../ui/dialog/use-panel.ts';
import { Icon } from '../../../../ui/images/icon.tsx';
import { NoticeList } from '../../../../ui/notices/notice.tsx';
import type { Values } from '../../model/document.ts';
import { wordingOf } from '../../model/inflection.ts';
import type { Completion } from '../completion.ts';
import { useCompletion } from '../use-completion.ts';
import { RemindersButton } from './reminders-button.tsx';

function isSame(one: Values, two: Values): boolean {
  return Object.keys({ ...one, ...two }).every((key) => one[key] === two[key]);
}

type Downloaded = { readonly file: string; readonly values: Values };

/**
 * The panel after a download: Back closes it, and a reload does. It says what became of these very answers, so it neither
 * opens over somebody who types on nor comes back afterwards.
 */
export function useDownloaded({ values }: Completion) {
  const panel = usePanel('descargado');
  const [downloaded, setDownloaded] = useState<Downloaded | null>(null);
  // The file may be ready after the draft was left.
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return {
    open: panel.isOpen && downloaded !== null && isSame(downloaded.values, values.get()),
    file: downloaded?.file ?? '',
    close: panel.close,
    show: (next: Downloaded) => {
      if (!isHere.current || !isSame(next.values, values.get())) return;
      setDownloaded(next);
      panel.open();
    },
  };
}

type Props = Pick<ReturnType<typeof useDownloaded>, 'open' | 'file' | 'close'> & {
  readonly onSave: (make: () => File) => void;
  readonly onAnother: () => void;
};

/** Where the document is, and what it asks for itself. */
export function DownloadedPanel({ open, file, close, onSave, onAnother }: Props) {
  const { template, values } = useCompletion();
  const { steps, reminders } = template.afterwards;
  const [before, after] = downloadedCopy.title;
  return (
    <Card
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={
        <>
          <span>{before}</span>{' '}
          <span className="block font-sans text-small/[1.4] font-semibold wrap-anywhere" translate="no">
            {`${file}${after}`}
          </span>
        </>
      }
      closeLabel={downloadedCopy.close}
    >
      <NoticeList>
        {steps.map((step, index) => (
          <li key={index}>{wordingOf(step, values.get())}</li>
        ))}
      </NoticeList>
      <div className="flex flex-wrap gap-3 *:flex-auto">
        <RemindersButton label={reminders} onSave={onSave} />
        <Button small onClick={() => close(onAnother)}>
          <Icon name="plus" />
          {downloadedCopy.another}
        </Button>
      </div>
    </Card>
  );
}
