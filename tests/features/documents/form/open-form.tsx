import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, vi } from 'vitest';
import { ClearedNotice } from '../../../../src/app/cleared-notice.tsx';
import { labels } from '../../../../src/content/frame-copy.ts';
import { valuesOf } from '../../../../src/features/documents/form/drafts/draft.ts';
import {
  createDraftStore,
  type DraftStore,
} from '../../../../src/features/documents/form/drafts/draft-store.ts';
import { ErasedDraftNotice } from '../../../../src/features/documents/form/drafts/panel/erased-draft-notice.tsx';
import { loadLayoutViews } from '../../../../src/features/documents/form/inputs/layout-views.ts';
import { CompletionForm } from '../../../../src/features/documents/form/layout/completion-form.tsx';
import type { FormDownload } from '../../../../src/features/documents/form/layout/form-actions.tsx';
import type { Template } from '../../../../src/features/documents/model/document.ts';
import { documentFor } from '../../../../src/features/documents/templates/documents.ts';
import { sharing } from '../../../../src/features/documents/templates/sharing.ts';
import { requestPersistenceOnce } from '../../../../src/platform/storage/persistence.ts';
import { createStores, StoresProvider } from '../../../../src/platform/store.ts';
import { LabelsProvider } from '../../../../src/ui/labels.ts';

export const deaFormId = 'prod_dea_01';
export const contractId = 'prod_contrato_pf_ed_01';

export const draftId = 'a'.repeat(32);
export const otherDraftId = 'b'.repeat(32);

// Vitest runs this hook in each test file that imports this module.
beforeEach(() => localStorage.clear());

export const answersIn = (drafts: DraftStore) => valuesOf(drafts.get(), draftId);

type Options = {
  readonly drafts?: DraftStore;
  /** Receives the answers of each document that the user downloads. */
  readonly saveDocument?: FormDownload['saveDocument'];
  readonly saveFile?: FormDownload['saveFile'];
  readonly onAnother?: () => void;
  readonly onDone?: () => void;
};

/** Renders buttons that do what the browser's own «Back» and «Forward» do. */
function BrowserButtons() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => navigate(1)}>
        Forward
      </button>
    </>
  );
}

export async function openForm(productId: string, options?: Options): Promise<DraftStore> {
  const entry = documentFor(productId);
  if (!entry) throw new Error(`${productId} has no document`);
  return openTemplate(await entry.load(), options);
}

export async function openTemplate(
  template: Template,
  {
    drafts = createDraftStore(),
    saveDocument = vi.fn(),
    saveFile = vi.fn(),
    onAnother = vi.fn(),
    onDone = vi.fn(),
  }: Options = {},
): Promise<DraftStore> {
  // The first answer makes the form request persistent storage, and the result would render the form
  // outside of act(). The request happens only once, so make it now.
  await requestPersistenceOnce();
  const download = { state: { step: 'idle' }, saveDocument, saveFile } as const;
  await loadLayoutViews(template);
  render(
    <LabelsProvider value={labels}>
      <StoresProvider value={createStores([createDraftStore, drafts])}>
        <MemoryRouter useTransitions={false}>
          <CompletionForm
            template={template}
            drafts={drafts}
            sharing={sharing}
            draftId={draftId}
            download={download}
            onNextDraft={onAnother}
            onDone={onDone}
            logoUrl="/img/logo-word.png"
            ErasedNotice={ErasedDraftNotice}
          />
          <ClearedNotice />
          <BrowserButtons />
        </MemoryRouter>
      </StoresProvider>
    </LabelsProvider>,
  );
  await screen.findByRole('article');
  return drafts;
}

/** Returns the preview. Finds it by its tag, because computing the roles of all fields is slow. */
export const findPreview = () => document.querySelector('article') as HTMLElement;
export const previewText = () => findPreview().textContent?.replaceAll('\u00A0', ' ') ?? '';

export function findSection(title: string): HTMLElement {
  const group = screen.getByText(title, { selector: 'h2 span' }).closest('fieldset');
  if (!group) throw new Error(`No section is called ${title}`);
  return group;
}

export const findSectionNav = () => screen.getByRole('navigation', { name: 'Secciones del formulario' });
export const sectionLinkText = (title: string) =>
  within(findSectionNav()).getByRole('link', { name: new RegExp(`^${title}`) }).textContent;

/** Returns the review that the form shows before it downloads an incomplete document. */
export const findReview = () => screen.getByRole('region', { name: 'Antes de descargar' });

export const lastAnnouncement = () => screen.getAllByRole('status').at(-1)?.textContent;

export const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

export const findControl = (name: string) =>
  screen.getByLabelText(name, { selector: 'input, textarea, select' });

export function descriptionOf(name: string): string {
  const ids = (findControl(name).getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

export function fillIn(name: string, text: string): void {
  const field = findControl(name);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

/** Waits for the frame in which the preview shows the last answer. */
export async function waitForPreview(): Promise<void> {
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
