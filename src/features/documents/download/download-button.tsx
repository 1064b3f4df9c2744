import { type ReactNode, useEffect } from 'react';
import { downloadCopy } from '../../../content/documents/download-copy.ts';
import { importWithTimeout } from '../../../platform/async.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/images/icon.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import type { DocumentEntry } from '../model/document-entry.ts';
import { useDownload } from './use-download.ts';

const loadDownload = () => importWithTimeout(import('./download.ts'));

/** Preloads everything for the document's file except the logo. Ignores failures, which the click will report. */
export function preloadDocument(entry: DocumentEntry): void {
  loadDownload().then(
    ({ preloadGenerator }) => preloadGenerator(entry),
    () => {},
  );
}

type Props = {
  readonly entry: DocumentEntry;
  readonly variant?: 'main' | 'line' | 'ink';
  readonly block?: boolean;
  /** Sentence to add to the message if the download fails. */
  readonly supportAdvice?: string;
  /** Called once the download has begun or the person has shared the file. */
  readonly onDelivered?: () => void;
  readonly children: ReactNode;
};

export function DownloadButton({
  entry,
  variant = 'main',
  block = false,
  supportAdvice = '',
  onDelivered,
  children,
}: Props) {
  const { state, download } = useDownload(supportAdvice);
  const preload = () => preloadDocument(entry);
  // Preload the logo now, because the device may be offline, or the host of the images unreachable, when the person
  // clicks.
  useEffect(() => {
    loadDownload().then(
      ({ preloadLogo }) => preloadLogo(entry),
      () => {},
    );
  }, [entry]);
  return (
    <div>
      {state.step === 'failed' && (
        <Alert>
          <span>{`${downloadCopy.failed[1]} ${state.advice}`}</span>
          {state.detail && <small className="block text-caption">{state.detail}</small>}
        </Alert>
      )}
      <Button
        variant={variant}
        block={block}
        busyLabel={state.step === 'generating' && downloadCopy.generating}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => download(async () => (await loadDownload()).makeDocument(entry, {}), onDelivered)}
      >
        <Icon name="download" />
        {children}
      </Button>
    </div>
  );
}
