import { type ReactNode, useEffect } from 'react';
import { downloadCopy } from '../../../content/documents/download-copy.ts';
import { codeInTime } from '../../../platform/async.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/images/icon.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import type { DocumentEntry } from '../model/document-entry.ts';
import { useDownload } from './use-download.ts';

/** The code that makes files: a page that offers them shows itself without it. */
const loadDownload = () => codeInTime(import('./download.ts'));

/** Preloads all that the document's file needs but the logo. A failure is left for the click to report. */
export function preloadDocument(entry: DocumentEntry): void {
  loadDownload().then(
    ({ preloadGenerator }) => preloadGenerator(entry),
    () => {},
  );
}

type Props = {
  readonly entry: DocumentEntry;
  readonly variant?: 'main' | 'ink';
  readonly block?: boolean;
  /** Added to the message of a failure. */
  readonly support?: string;
  /** The file has left the page. */
  readonly onDelivered?: () => void;
  readonly children: ReactNode;
};

/** Generates the blank document and delivers it. A failure is shown above the button, which can be pressed again. */
export function DownloadButton({
  entry,
  variant = 'main',
  block = false,
  support = '',
  onDelivered,
  children,
}: Props) {
  const { state, download } = useDownload(support);
  const preload = () => preloadDocument(entry);
  // By the time of the press the connection, or the images' host, may be gone.
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
        busy={state.step === 'generating' && downloadCopy.generating}
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
