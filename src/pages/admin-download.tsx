import { downloadCopy } from '../content/download.ts';
import { DownloadButton } from '../features/documents/download/download-button.tsx';
import type { DocumentEntry } from '../features/documents/model/document-entry.ts';

type Props = { readonly entry: DocumentEntry };

/** In admin mode: the document without buying it. */
export function AdminDownload({ entry }: Props) {
  return (
    <DownloadButton entry={entry} variant="ink" block>
      {downloadCopy.admin}
    </DownloadButton>
  );
}
