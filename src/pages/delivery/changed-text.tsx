import { useEffect, useState } from 'react';
import { changedTextCopy } from '../../content/delivery-copy.ts';
import { type DocumentEntry, fetchTemplate } from '../../features/documents/model/document-entry.ts';
import { changesSince } from '../../features/documents/model/text-changes.ts';
import type { DownloadRecord } from '../../features/purchases/purchases.ts';
import { longDateInChile } from '../../platform/format.ts';

type Props = { readonly entry: DocumentEntry; readonly downloadRecord: DownloadRecord };

/** The list is below the buttons, so that they don't move when it loads. */
export function ChangedText({ entry, downloadRecord: { text: textDate, at: downloadedAt } }: Props) {
  const [sentences, setSentences] = useState<readonly string[]>([]);
  useEffect(() => {
    let isMounted = true;
    fetchTemplate(entry).then(
      ({ changes }) => isMounted && setSentences(changesSince(changes, textDate)),
      // Ignore a failure, because the button already says that the text changed and reports a failed download.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [entry, textDate]);
  if (sentences.length === 0) return null;
  return (
    <div className="col-span-full mt-2 grid gap-1.5 border-t border-rule pt-3 text-small/[1.5]">
      <p>{changedTextCopy.changedSince(longDateInChile(downloadedAt))}</p>
      <ul className="list-disc pl-4.5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
