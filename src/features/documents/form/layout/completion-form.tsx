import './completion-form.css';
import { type ComponentType, type KeyboardEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { previewCopy, sectionsCopy } from '../../../../content/documents/complete-copy.ts';
import { localDay } from '../../../../platform/format.ts';
import { useStore } from '../../../../platform/store.ts';
import { useRootAttribute } from '../../../../ui/use-root-attribute.ts';
import { useWorkProgress } from '../../../../ui/work-bar.ts';
import type { Template } from '../../model/document.ts';
import type { Sharing } from '../../model/shared-fields.ts';
import { type Completion, createCompletion } from '../completion.ts';
import type { DraftsPort } from '../drafts/drafts-port.ts';
import { SharedAnswersNotice } from '../drafts/panel/shared-answers-notice.tsx';
import { fieldId, focusField, focusSection, sectionId, stepButtonId } from '../inputs/field-ids.ts';
import { GroupFields } from '../inputs/group-fields.tsx';
import { DownloadReview, useDownloadReview } from '../review/download-review.tsx';
import { DownloadedPanel, useDownloaded } from '../review/downloaded-panel.tsx';
import { sectionIndexOf } from '../review/progress.ts';
import { WarningSummary } from '../review/summaries.tsx';
import { useProgress, WarningsProvider } from '../review/warnings-provider.tsx';
import { CompletionProvider } from '../use-completion.ts';
import { FormActions, type FormDownload, FormNotes, StepBar } from './form-actions.tsx';
import { FormTabs } from './form-tabs.tsx';
import { LivePreview } from './live-preview.tsx';
import { PreviousSectionButton, SectionNav } from './section-nav.tsx';
import { type FormTab, panelId, scrollToDocument, tabId, useActiveTab } from './use-active-tab.ts';
import { useOnScreenKeyboard } from './use-keyboard.ts';
import { useSectionHistory, useSectionInHistory } from './use-section-history.ts';

export const formColumns =
  'lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-[clamp(2rem,4vw,3rem)] xl:grid-cols-[minmax(0,6fr)_minmax(0,5.5fr)]';

/**
 * Scrolls to the place where the person left the form, and focuses the last field there. On touch screens it doesn't
 * focus the field, because that would open the keyboard.
 */
function useRestoredPlace({ lastFocusedKey, sectionIndex, template }: Completion, tab: FormTab): void {
  const [openedTab] = useState(tab);
  useEffect(() => {
    if (openedTab === 'document') {
      const timer = setTimeout(scrollToDocument);
      return () => clearTimeout(timer);
    }
    const [first] = template.groups[0]?.fields ?? [];
    if (lastFocusedKey === null || lastFocusedKey === first?.key) return;
    const show = () => {
      // Don't move the focus if the person has already focused a field.
      if (document.activeElement?.matches('input, select, textarea')) return;
      if (matchMedia('(pointer: fine)').matches) {
        focusField(lastFocusedKey);
        return;
      }
      focusSection(sectionIndex.get());
      document.getElementById(fieldId(lastFocusedKey))?.scrollIntoView({ block: 'nearest' });
    };
    // After Back, the browser restores the page's scroll position once the event of the navigation is over, so scroll
    // after that.
    const timer = setTimeout(show);
    return () => clearTimeout(timer);
  }, [lastFocusedKey, sectionIndex, template, openedTab]);
}

/**
 * Selects the controls that Enter moves to. Among radio buttons it selects the checked one, as Tab does. Enter skips the
 * boxes beside a field, since focusing one would close a phone's keyboard.
 */
const stopSelector =
  'input:not([tabindex="-1"], [data-beside], [type=radio]:not(:checked)), select, textarea';

/**
 * Moves the focus to the next visible field when Enter is pressed, and from a section's last field to the button below.
 * The «next» key of a phone's keyboard sends Enter too, and the keyboard stays open.
 */
function focusNextOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement)) return;
  const isShown = (stop: HTMLElement) => stop.getClientRects().length > 0;
  const isAfterTarget = (stop: HTMLElement) =>
    (target.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && isShown(stop);
  const stepButton = document.getElementById(stepButtonId);
  const next =
    [...currentTarget.querySelectorAll<HTMLElement>(stopSelector)].find(isAfterTarget) ??
    (stepButton && isShown(stepButton) ? stepButton : undefined);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Announcement({ announcement }: Pick<Completion, 'announcement'>) {
  return (
    <p className="sr-only" role="status">
      {useStore(announcement, '')}
    </p>
  );
}

function BarProgress() {
  const { blankCount, percent } = useProgress();
  useWorkProgress(percent / 100, sectionsCopy.blanksLeft(blankCount));
  return null;
}

type Props = {
  readonly template: Template;
  /** Must stay the same object while the form is mounted. */
  readonly drafts: DraftsPort;
  /** Id of the draft to work on. Use it as `key`, since another draft needs another form. */
  readonly draftId: string;
  /** For each kind of document, its fields that other kinds have too, such as the school's RUT. */
  readonly sharing: readonly Sharing[];
  readonly download: FormDownload;
  /** Begins the next draft. Without it, the form doesn't offer one. */
  readonly onNextDraft?: () => void;
  /** Called when the person closes the panel about a download with «Listo». */
  readonly onDone: () => void;
  readonly logoUrl: string;
  readonly ErasedNotice?: ComponentType;
};

export function CompletionForm({
  template,
  drafts,
  draftId,
  sharing,
  download,
  onNextDraft,
  onDone,
  logoUrl,
  ErasedNotice,
}: Props) {
  const initialSectionIndex = useSectionInHistory(draftId);
  const [form] = useState(() =>
    createCompletion(template, drafts, draftId, localDay(new Date()), initialSectionIndex),
  );
  const sectionHistory = useSectionHistory(form, {
    setOpen: (isOpen) => review.setOpen(isOpen),
    focus: () => review.focus(),
  });
  const { tab, container, showTab, onFocus } = useActiveTab(draftId, () => [
    ...(form.lastFocusedKey === null ? [] : [fieldId(form.lastFocusedKey)]),
    sectionId(form.sectionIndex.get()),
  ]);
  const downloadedPanel = useDownloaded(form);
  const saveDocument = () => {
    const values = form.values.get();
    download.saveDocument(values, form.fileNameSuffix(), (file) => downloadedPanel.show({ file, values }));
  };
  const review = useDownloadReview(form, saveDocument, (onShown) =>
    showTab('form', () => {
      onShown();
      sectionHistory.addReview();
    }),
  );
  useOnScreenKeyboard();
  useRootAttribute('data-completing');
  useRestoredPlace(form, tab);

  function showSection(section: number, focus: () => void): void {
    const previousIndex = form.sectionIndex.get();
    review.hideAfterLink();
    flushSync(() => form.showSection(section));
    showTab('form', () => {
      focus();
      sectionHistory.addSection(previousIndex);
    });
  }
  const goToSection = (index: number) => showSection(index, () => focusSection(index));
  const goBackToSection = (index: number) => {
    if (!sectionHistory.returnTo(index)) goToSection(index);
  };
  const goToField = (key: string) => showSection(sectionIndexOf(template, key), () => focusField(key));

  return (
    <CompletionProvider value={form}>
      <WarningsProvider>
        <div
          className={`group/completion flex flex-col pb-section max-lg:min-h-[calc(100dvh-var(--spacing-header)+var(--spacing-section))] lg:items-start print:block print:p-0 ${formColumns}`}
          data-side={tab}
          data-review={review.state}
          ref={container}
        >
          <BarProgress />
          {ErasedNotice && <ErasedNotice />}
          <FormTabs activeTab={tab} onChange={showTab} />
          {/* This element begins below the tabs, so that its sticky bar never covers them. */}
          <div className="max-lg:flex max-lg:grow max-lg:flex-col lg:contents print:contents">
            <div
              className="@container/form min-w-0 max-lg:group-data-[side=document]/completion:hidden"
              role="tabpanel"
              id={panelId('form')}
              aria-labelledby={tabId('form')}
              data-panel="form"
              onFocus={onFocus}
            >
              <div className="@[35rem]/form:grid @[35rem]/form:grid-cols-[9.5rem_minmax(0,1fr)] @[35rem]/form:gap-x-6 @[35rem]/form:max-lg:pt-4">
                <SectionNav onSelect={goToSection} />
                {/* On narrow screens the review hides the index and also takes its column. */}
                <div className="min-w-0 max-lg:group-data-[review=open]/completion:col-span-full">
                  {review.state !== 'closed' && (
                    <DownloadReview
                      ref={review.ref}
                      hasFollowedLink={review.state === 'linkFollowed'}
                      onSelectField={goToField}
                      onDownload={() => sectionHistory.leaveReview(review.download)}
                      onBack={() => sectionHistory.leaveReview(review.goBack)}
                    />
                  )}
                  <SharedAnswersNotice sharing={sharing} />
                  {/* biome-ignore lint/a11y/noStaticElementInteractions: handles Enter for all fields inside */}
                  <div
                    className="min-w-0 max-lg:group-data-[review=open]/completion:hidden"
                    onKeyDown={focusNextOnEnter}
                  >
                    {template.groups.map((group, index) => (
                      <GroupFields key={group.title} group={group} index={index} />
                    ))}
                    <FormNotes />
                    <PreviousSectionButton onSelect={goBackToSection} />
                  </div>
                  {review.state === 'closed' && (
                    <WarningSummary as="h2" className="mt-9 max-lg:hidden" onSelectField={goToField} />
                  )}
                </div>
              </div>
              <Announcement announcement={form.announcement} />
              <DownloadedPanel
                {...downloadedPanel}
                onSave={download.saveFile}
                onDone={onDone}
                {...(onNextDraft && { onNextDraft })}
              />
            </div>
            <div className="max-lg:contents lg:sticky lg:top-[calc(var(--spacing-header)+1rem)] lg:flex lg:h-[calc(100vh-var(--spacing-header)-2rem)] lg:flex-col lg:gap-3 print:static print:block print:h-auto">
              <FormActions download={download} onDownload={review.downloadOrReview} />
              <div
                className="min-w-0 not-print:max-lg:group-data-[side=form]/completion:hidden lg:flex lg:min-h-0 lg:flex-1 lg:flex-col print:block"
                data-panel="document"
                role="tabpanel"
                id={panelId('document')}
                aria-labelledby={tabId('document')}
              >
                {/* If the pane were a flex item, the browser would lay it out again whenever it lays out the page. */}
                <div className="relative lg:min-h-0 lg:flex-1">
                  <LivePreview logoUrl={logoUrl} />
                </div>
                <p className="pt-2 text-caption text-ink-500 print:hidden">{previewCopy.pageBreaksNote}</p>
              </div>
            </div>
            <StepBar
              state={download.state}
              tab={tab}
              onStep={goToSection}
              onShowForm={() => showTab('form')}
              onDownload={review.downloadOrReview}
            />
          </div>
        </div>
      </WarningsProvider>
    </CompletionProvider>
  );
}
