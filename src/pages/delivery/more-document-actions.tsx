import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { downloadCopy } from '../../content/documents/download-copy.ts';
import { draftQuery, paths } from '../../content/paths.ts';
import { type Product, productById } from '../../features/catalogue/products.ts';
import type { DraftRef } from '../../features/documents/form/drafts/draft.ts';
import { OpenedFilesNotice, OpenWordButton } from '../../features/documents/form/drafts/files/open-word.tsx';
import type { DocumentEntry } from '../../features/documents/model/document-entry.ts';
import type { Receipt } from '../../features/purchases/purchases.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { HandOverButton } from './hand-over-button.tsx';
import { createWordReader } from './read-word-file.ts';

// null: the files may be of any template.
const reader = createWordReader(null);

/** Returns the address of a draft's form; null for a document that is no longer in the shop. */
function hrefOf({ id, productId }: DraftRef): string | null {
  const product = productById(productId);
  return product && paths.complete(product.slug) + draftQuery(id);
}

/** Opens the form of a single file. Lists several files in a notice below the button. */
function OpenWordHere() {
  const navigate = useNavigate();
  const [hasOpened, setOpened] = useState(false);
  return (
    <>
      <OpenWordButton
        variant="text"
        read={reader.read}
        productId={null}
        onOpened={([first, ...otherDrafts]) => {
          const href = first && otherDrafts.length === 0 ? hrefOf(first) : null;
          if (href === null) setOpened(true);
          else void navigate(href);
        }}
      />
      <OpenedFilesNotice isShown={() => hasOpened} hrefOf={hrefOf} />
    </>
  );
}

type Props = {
  readonly product: Product;
  readonly entry: DocumentEntry;
  readonly receipt: Receipt;
};

export function MoreDocumentActions({ product, entry, receipt }: Props) {
  return (
    <ul className="grid justify-items-start pb-1 pl-7 text-balance">
      <li>
        <TextLink to={paths.batch(product.slug)}>{downloadCopy.batchTitle(entry.pluralSubject)}</TextLink>
      </li>
      <li className="empty:hidden">
        <HandOverButton dialogKey={entry.productId} receipt={receipt} />
      </li>
      <li>
        <OpenWordHere />
      </li>
      {entry.nextYearNoun && (
        <li>
          <TextLink to={paths.nextYear(product.slug)}>{downloadCopy.nextYear(entry.nextYearNoun)}</TextLink>
        </li>
      )}
    </ul>
  );
}
