import { downloadCopy } from '../../content/documents/download-copy.ts';
import { draftsCopy, transferCopy } from '../../content/documents/drafts-copy.ts';
import { draftQuery, paths } from '../../content/paths.ts';
import { enteredDataCopy } from '../../content/purchases-copy.ts';
import { productById } from '../../features/catalogue/products.ts';
import { useDownload } from '../../features/documents/download/use-download.ts';
import {
  type Drafts,
  draftsOf,
  hasContent,
  noDrafts,
  sortLatestFirst,
} from '../../features/documents/form/drafts/draft.ts';
import { createDraftStore } from '../../features/documents/form/drafts/draft-store.ts';
import { createSubjectLookup, draftTitles } from '../../features/documents/form/drafts/draft-title.ts';
import { DraftTransfer } from '../../features/documents/form/drafts/files/draft-transfer.tsx';
import { DraftList } from '../../features/documents/form/drafts/panel/draft-list.tsx';
import { UndoNotice } from '../../features/documents/form/drafts/panel/undo.tsx';
import { fetchTemplate } from '../../features/documents/model/document-entry.ts';
import { documentFor } from '../../features/documents/templates/documents.ts';
import { sharing } from '../../features/documents/templates/sharing.ts';
import { productName } from '../../features/purchases/purchases.ts';
import { useStore, useStoreInstance } from '../../platform/store.ts';
import { DraftSummary } from '../delivery/draft-summary.tsx';
import { EraseAllButton, useHasEnteredData } from './erase-entered.tsx';
import { FootSection } from './foot-section.tsx';

type ListProps = {
  readonly drafts: Drafts;
  readonly productId: string;
  readonly onSave: (make: () => Promise<File>) => void;
};

/**
 * Lists the drafts of one document. If the document's purchase was deleted, the page that a draft links to says how to
 * get the purchase back.
 */
function DraftsOfProduct({ drafts, productId, onSave }: ListProps) {
  const productDrafts = draftsOf(drafts, productId).filter(hasContent);
  const product = productById(productId);
  const entry = documentFor(productId);
  const name = productName(productId);
  return (
    <div className="grid gap-3">
      <h3 className="text-body">{name}</h3>
      {entry && (
        <DraftSummary drafts={productDrafts} loadTemplate={() => fetchTemplate(entry)} onSave={onSave} />
      )}
      <DraftList
        drafts={productDrafts}
        titles={draftTitles(productDrafts, createSubjectLookup(sharing))}
        hrefOf={product ? ({ id }) => paths.complete(product.slug) + draftQuery(id) : null}
        label={draftsCopy.listOf(name, productDrafts.length)}
      />
    </div>
  );
}

type Props = {
  /** True if this device has a bought document, so that the section offers to bring drafts from another device. */
  readonly canComplete: boolean;
  readonly onErased: () => void;
};

export function DraftSection({ canComplete, onErased }: Props) {
  const drafts = useStore(useStoreInstance(createDraftStore), noDrafts);
  const hasEnteredData = useHasEnteredData();
  const { download } = useDownload(downloadCopy.support, downloadCopy.retryAdvice);
  const writtenDrafts = sortLatestFirst(drafts.list.filter(hasContent));
  const productIds = [...new Set(writtenDrafts.map(({ productId }) => productId))];
  return (
    <>
      <UndoNotice />
      {(hasEnteredData || canComplete) && (
        <FootSection
          id="respuestas"
          title={hasEnteredData ? enteredDataCopy.title : transferCopy.nothingToSave.title}
        >
          {productIds.map((productId) => (
            <DraftsOfProduct
              key={productId}
              productId={productId}
              drafts={drafts}
              onSave={(make) => void download(make)}
            />
          ))}
          {productIds.length > 0 && <p>{enteredDataCopy.text(drafts.list.length)}</p>}
          <EraseAllButton onErased={onErased} />
          <div className={hasEnteredData ? 'mt-4 w-full' : 'w-full'}>
            <DraftTransfer
              sharing={sharing}
              hidesTitle={!hasEnteredData}
              onSave={(make) => void download(async () => make())}
            />
          </div>
        </FootSection>
      )}
    </>
  );
}
