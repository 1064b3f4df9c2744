import { downloadCopy } from '../content/checkout.ts';
import type { DocumentEntry } from '../features/documents/documents.ts';
import { DownloadButton } from '../features/documents/download-button.tsx';

type Props = { readonly entry: DocumentEntry };

/** In admin mode: the document without buying it. */
export function AdminDownload({ entry }: Props) {
  return (
    <DownloadButton entry={entry} look="ink" block>
      {downloadCopy.admin}
    </DownloadButton>
  );
}
