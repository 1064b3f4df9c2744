import { type ReactNode, useEffect } from 'react';
import { downloadCopy } from '../../../content/documents/download-copy.ts';
import { codeInTime } from '../../../platform/async.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/images/icon.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import type { DocumentEntry } from '../model/document-entry.ts';
import { useDownload } from './use-download.ts';

/** Loads the code that makes files. A page that offers them renders without it. */
const loadDownload = () => codeInTime(import('./download.ts'));

/** Preloads everything for the document's file except the logo. The click reports a failure. */
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
  /** Text added to the message of a failure. */
  readonly support?: string;
  /** Called once the file has left the page. */
  readonly onDelivered?: () => void;
  readonly children: ReactNode;
};

/** Generates the blank document and delivers it. It shows a failure above the button, which can be pressed again. */
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
  // Preload now, because the connection or the images' host may be gone by the time of the press.
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
