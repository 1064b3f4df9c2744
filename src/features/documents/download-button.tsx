import type { ReactNode } from 'react';
import { downloadCopy } from '../../content/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Alert } from '../../ui/note.tsx';
import type { DocumentEntry } from './documents.ts';
import { preloadGenerator, prepareDocument } from './download.ts';
import { logoUrl } from './logo-url.ts';
import { useDownload } from './use-download.ts';

type Props = {
  readonly entry: DocumentEntry;
  readonly look?: 'main' | 'ink';
  readonly block?: boolean;
  /** Added to what is said of a failure. */
  readonly support?: string;
  readonly children: ReactNode;
};

/** Generates the document and hands it over; a failure is said here too, and the button works again. */
export function DownloadButton({ entry, look = 'main', block = false, support = '', children }: Props) {
  const { state, download } = useDownload(support);
  const preload = () => preloadGenerator(entry);
  return (
    <div className="download">
      {state.step === 'failed' && (
        <Alert>
          {downloadCopy.failed[1]} {support}
          {state.detail && <small className="download__detail">{state.detail}</small>}
        </Alert>
      )}
      <Button
        look={look}
        block={block}
        busy={state.step === 'generating' && downloadCopy.generating}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => download(() => prepareDocument(entry, {}, { logoUrl }))}
      >
        <Icon name="download" />
        {children}
      </Button>
    </div>
  );
}
