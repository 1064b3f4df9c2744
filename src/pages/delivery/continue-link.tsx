import { useEffect, useState } from 'react';
import { downloadCopy } from '../../content/documents/download-copy.ts';
import type { Product } from '../../features/catalogue/products.ts';
import { type Draft, draftsOf, hasContent, noDrafts } from '../../features/documents/form/drafts/draft.ts';
import { createDraftStore } from '../../features/documents/form/drafts/draft-store.ts';
import { createSubjectLookup, draftTitles } from '../../features/documents/form/drafts/draft-title.ts';
import { percentFilled } from '../../features/documents/form/review/progress.ts';
import type { Template } from '../../features/documents/model/document.ts';
import { type DocumentEntry, fetchTemplate } from '../../features/documents/model/document-entry.ts';
import { sharing } from '../../features/documents/templates/sharing.ts';
import { useStore, useStoreInstance } from '../../platform/store.ts';
import { CompleteLink } from './complete-link.tsx';

/** Returns the template of the document; 'loading' until it has loaded, null if loading failed. */
function useTemplate(entry: DocumentEntry): Template | null | 'loading' {
  const [template, setTemplate] = useState<Template | null | 'loading'>('loading');
  useEffect(() => {
    let isMounted = true;
    const setIfMounted = (next: Template | null) => isMounted && setTemplate(next);
    fetchTemplate(entry).then(setIfMounted, () => setIfMounted(null));
    return () => {
      isMounted = false;
    };
  }, [entry]);
  return template;
}

type Props = { readonly product: Product; readonly entry: DocumentEntry };

type DraftProps = Props & {
  readonly draft: Draft;
  readonly title: string | undefined;
};

function DraftLink({ product, entry, draft, title }: DraftProps) {
  const template = useTemplate(entry);
  // Wait for the template, so that the label changes only once.
  if (template === 'loading') return <CompleteLink product={product} draftId={draft.id} />;
  const [textBefore, textAfter] = downloadCopy.continueDraft(
    template && percentFilled(template, draft.values),
  );
  return (
    <CompleteLink product={product} draftId={draft.id}>
      <span>
        <span>{textBefore}</span>
        <span translate="no">{title}</span>
        <span>{textAfter}</span>
      </span>
    </CompleteLink>
  );
}

/** Link to the draft that was edited last, with its name and the percentage filled in. Without drafts, to a new one. */
export function ContinueLink({ product, entry }: Props) {
  const drafts = useStore(useStoreInstance(createDraftStore), noDrafts);
  const writtenDrafts = draftsOf(drafts, product.id).filter(hasContent);
  const [latestDraft] = writtenDrafts;
  if (!latestDraft) return <CompleteLink product={product} />;
  const title = draftTitles(writtenDrafts, createSubjectLookup(sharing)).get(latestDraft.id);
  return <DraftLink product={product} entry={entry} draft={latestDraft} title={title} />;
}
