import './completion-form.css';
import './fields.css';
import './notices.css';
import './week.css';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { wipedCopy } from '../../../content/complete-page.ts';
import { localDay } from '../../../platform/local-days.ts';
import { useStore } from '../../../platform/store.ts';
import { toast } from '../../../ui/toast.ts';
import type { SchoolStore } from '../../school/school-store.ts';
import type { Template, Values } from '../model/document.ts';
import type { Sharing } from '../model/shared-fields.ts';
import { type Completion, createCompletion } from './completion.ts';
import type { DraftStore } from './draft-store.ts';
import { focusField } from './field-ids.ts';
import { FormIntro, MoreActions, SaveBar } from './form-actions.tsx';
import type { FormDownload } from './form-download.ts';
import { FormTabs, panelId, tabId } from './form-tabs.tsx';
import { GroupFields } from './group-fields.tsx';
import { LivePreview } from './live-preview.tsx';
import { SharedAnswersNotice } from './shared-answers-notice.tsx';
import { ProblemSummary, WarningSummary } from './summaries.tsx';
import { useActiveTab } from './use-active-tab.ts';
import { CompletionProvider } from './use-completion.ts';
import { useStorageStatus } from './use-storage-status.ts';
import { WipedNotice } from './wiped-notice.tsx';

const noValues: Values = {};

/** Computes the warnings in a rendering of low priority: the document shows the key first. */
function DeferredWarnings({ values, updateWarnings }: Pick<Completion, 'values' | 'updateWarnings'>) {
  const settled = useDeferredValue(useStore(values, noValues));
  useEffect(() => updateWarnings(settled), [settled, updateWarnings]);
  return null;
}

function Announcement({ announcement }: Pick<Completion, 'announcement'>) {
  return (
    <p className="sr-only" role="status">
      {useStore(announcement, '')}
    </p>
  );
}

type Props = {
  readonly template: Template;
  /** The draft to work on; another one is another form (`key`). */
  readonly draftId: string;
  /** What every document shares with others. */
  readonly sharing: readonly Sharing[];
  readonly drafts: DraftStore;
  readonly school: SchoolStore;
  readonly download: FormDownload;
  /** Of the letterhead, as the preview shows it. */
  readonly logoUrl: string;
};

/** Completes a template: the form, and the document as it will be. */
export function CompletionForm({ template, draftId, sharing, drafts, school, download, logoUrl }: Props) {
  const [form] = useState(() => createCompletion(template, drafts, draftId, localDay(new Date())));
  const { tab, container, showTab } = useActiveTab();
  const [showsProblems, setShowsProblems] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const storage = useStorageStatus(drafts);

  const saveDocument = () => download.saveDocument(form.values.get(), form.fileAbout());

  function checkAndSave(): void {
    if (form.checkAll()) {
      setShowsProblems(false);
      saveDocument();
      return;
    }
    // It must be on screen before it can take the focus, whichever tab is shown.
    flushSync(() => setShowsProblems(true));
    showTab('form');
    summary.current?.focus();
  }
  function goToField(key: string): void {
    showTab('form');
    focusField(key);
  }
  /** Answers the notice of wiped data. The button that was pressed is gone, so the field gets the focus back. */
  function resolveWiped(action: () => void): void {
    const field = form.current.get();
    flushSync(action);
    if (field) focusField(field.key);
  }

  return (
    <CompletionProvider value={form}>
      <DeferredWarnings values={form.values} updateWarnings={form.updateWarnings} />
      <div className="desk" data-side={tab} ref={container}>
        {storage === 'wiped' && (
          <WipedNotice
            onKeep={() => resolveWiped(drafts.keep)}
            onDiscard={() => {
              resolveWiped(() => void drafts.eraseAll());
              toast('info', ...wipedCopy.done);
            }}
          />
        )}
        <FormIntro />
        <FormTabs active={tab} onChange={showTab} />
        <div className="desk__form" role="tabpanel" id={panelId('form')} aria-labelledby={tabId('form')}>
          {showsProblems && (
            <ProblemSummary ref={summary} onFollow={goToField} onDownloadAnyway={saveDocument} />
          )}
          <SharedAnswersNotice
            draft={{ id: draftId, productId: template.productId }}
            sharing={sharing}
            drafts={drafts}
            school={school}
          />
          {template.groups.map((group) => (
            <GroupFields key={group.title} group={group} />
          ))}
          <WarningSummary onFollow={goToField} />
          <Announcement announcement={form.announcement} />
        </div>
        <div className="desk__side">
          <SaveBar state={download.state} onDownload={checkAndSave} />
          <MoreActions download={download} />
          <div
            className="desk__paper"
            role="tabpanel"
            id={panelId('document')}
            aria-labelledby={tabId('document')}
          >
            <LivePreview logoUrl={logoUrl} />
          </div>
        </div>
      </div>
    </CompletionProvider>
  );
}
