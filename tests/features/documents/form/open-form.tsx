import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { labels } from '../../../../src/content/frame-copy.ts';
import { valuesOf } from '../../../../src/features/documents/form/drafts/draft.ts';
import {
  createDraftStore,
  type DraftStore,
} from '../../../../src/features/documents/form/drafts/draft-store.ts';
import { CompletionForm } from '../../../../src/features/documents/form/layout/completion-form.tsx';
import type { FormDownload } from '../../../../src/features/documents/form/layout/form-actions.tsx';
import type { Template } from '../../../../src/features/documents/model/document.ts';
import { documentFor } from '../../../../src/features/documents/templates/documents.ts';
import { loadSharing } from '../../../../src/features/documents/templates/sharing.ts';
import { askToPersist } from '../../../../src/platform/persistence.ts';
import { createStores, StoresProvider } from '../../../../src/platform/store.ts';
import { LabelsProvider } from '../../../../src/ui/labels.ts';

export const dea = 'prod_dea_01';
export const contract = 'prod_contrato_pf_ed_01';

export const draftId = 'a'.repeat(32);
export const otherId = 'b'.repeat(32);

/** The answers of the draft that is open. */
export const answersIn = (drafts: DraftStore) => valuesOf(drafts.get(), draftId);

type Others = { readonly saveFile?: FormDownload['saveFile']; readonly onAnother?: () => void };

/** Shows the page where that document of the shop is completed. @param saveDocument what a download calls */
export async function open(
  productId: string,
  drafts?: DraftStore,
  saveDocument?: FormDownload['saveDocument'],
  others?: Others,
): Promise<DraftStore> {
  const entry = documentFor(productId);
  if (!entry) throw new Error(`${productId} has no document`);
  return openTemplate(await entry.load(), drafts, saveDocument, others);
}

/** The same for any template. */
export async function openTemplate(
  template: Template,
  drafts: DraftStore = createDraftStore(),
  saveDocument: FormDownload['saveDocument'] = vi.fn(),
  { saveFile = vi.fn(), onAnother = vi.fn() }: Others = {},
): Promise<DraftStore> {
  // Asked once for a page: an answer in the middle of a test would render outside of it.
  await askToPersist();
  const download = { state: { step: 'idle' }, saveDocument, saveFile } as const;
  const sharing = await loadSharing();
  render(
    <LabelsProvider value={labels}>
      <StoresProvider value={createStores([createDraftStore, drafts])}>
        <MemoryRouter useTransitions={false}>
          <CompletionForm
            template={template}
            sharing={sharing}
            draftId={draftId}
            download={download}
            onAnother={onAnother}
            logoUrl="/img/logo-word.png"
          />
        </MemoryRouter>
      </StoresProvider>
    </LabelsProvider>,
  );
  await screen.findByRole('article');
  return drafts;
}

/** Focuses a field, types into it and leaves it. */
export function answer(name: string, text: string): void {
  const control = screen.getByLabelText(name, { selector: 'input, textarea, select' });
  fireEvent.focus(control);
  fireEvent.change(control, { target: { value: text } });
  fireEvent.blur(control);
}

/** Waits until the document beside the form has followed: a frame is painted first. */
export async function followed(): Promise<void> {
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
