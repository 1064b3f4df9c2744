import './completion-form.css';
import './fields.css';
import './notices.css';
import './week.css';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { downloadCopy } from '../../../content/checkout.ts';
import { eraseCopy } from '../../../content/complete-page.ts';
import { localDay } from '../../../platform/dates.ts';
import { Loading } from '../../../ui/loading.tsx';
import { toast } from '../../../ui/toast.ts';
import { makeFile } from '../download/download.ts';
import { useDownload } from '../download/use-download.ts';
import type { Template, Values } from '../model/document.ts';
import type { DocumentEntry } from '../templates/documents.ts';
import { templateOf } from '../templates/template-of.ts';
import type { DraftStore } from './draft-store.ts';
import { goToField } from './field-ids.ts';
import { FormIntro, MoreActions, SaveBar } from './form-actions.tsx';
import { FormTabs, panelId, tabId } from './form-tabs.tsx';
import { GroupFields } from './group-fields.tsx';
import { LivePreview } from './live-preview.tsx';
import { ownDrafts } from './own-drafts.ts';
import { loadParts, prefetch } from './prefetch.ts';
import { reminderFile, remindersOf } from './reminders.ts';
import { SharedAnswersNotice } from './shared-answers-notice.tsx';
import { ProblemSummary, WarningSummary } from './summaries.tsx';
import { useActiveTab } from './use-active-tab.ts';
import { useAnswers } from './use-answers.ts';
import { useStorageStatus } from './use-storage-status.ts';
import { WipedNotice } from './wiped-notice.tsx';

type FilledFormProps = {
  readonly entry: DocumentEntry;
  readonly template: Template;
  readonly drafts: DraftStore;
};

function FilledForm({ entry, template, drafts }: FilledFormProps) {
  const [today] = useState(() => localDay(new Date()));
  const answers = useAnswers(template, drafts, today);
  const { values, current, handlers, told, warnings, offer } = answers;
  const reminders = remindersOf(template.productId, values, today);
  const { side, desk, show } = useActiveTab();
  const [isTold, setTold] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const standing = useStorageStatus(drafts);
  const { state, download } = useDownload(downloadCopy.support);

  useEffect(() => {
    // What does not come now is asked for again by the download, which says what is missing.
    prefetch(entry).catch(() => {});
  }, [entry]);

  function save(of: Values): void {
    void download(async () => makeFile(entry, await loadParts(entry), of));
  }
  function checkAndSave(): void {
    if (answers.checkAll()) {
      setTold(false);
      save(values);
      return;
    }
    // Shown before it is given the focus, on whichever side the person is.
    flushSync(() => setTold(true));
    show('form');
    summary.current?.focus();
  }
  function go(key: string): void {
    show('form');
    goToField(key);
  }

  function erase(): void {
    drafts.erase();
    answers.startOver();
    setTold(false);
  }
  // The button that was pressed is gone: the focus goes back to the field, as far as there is one.
  function goBack(): void {
    if (current !== null) goToField(current);
  }

  return (
    <div className="desk" data-side={side} ref={desk}>
      {standing === 'wiped' && (
        <WipedNotice
          onKeep={() => {
            flushSync(drafts.keep);
            goBack();
          }}
          onDrop={() => {
            flushSync(erase);
            goBack();
            toast('info', ...eraseCopy.done);
          }}
        />
      )}
      <FormIntro onErase={erase} />
      <FormTabs side={side} onChange={show} />
      <div className="desk__form" role="tabpanel" id={panelId('form')} aria-labelledby={tabId('form')}>
        {isTold && told.length > 0 && (
          <ProblemSummary ref={summary} problems={told} go={go} onAnyway={() => save(values)} />
        )}
        {offer && (
          <SharedAnswersNotice
            offer={offer}
            onAccept={() => drafts.accept(template.productId, offer.answers)}
          />
        )}
        {template.groups.map((group) => (
          <GroupFields
            key={group.title}
            template={template}
            group={group}
            values={values}
            problems={answers.shownProblems}
            warnings={answers.shownWarnings}
            handlers={handlers}
          />
        ))}
        {warnings.length > 0 && <WarningSummary warnings={warnings} go={go} />}
        <p className="sr" role="status">
          {answers.said}
        </p>
      </div>
      <div className="desk__side">
        <SaveBar state={state} onDownload={checkAndSave} />
        <MoreActions
          onBlank={() => save({})}
          onRemind={
            reminders.length > 0
              ? () => void download(async () => reminderFile(reminders, new Date()))
              : undefined
          }
        />
        <div
          className="desk__paper"
          role="tabpanel"
          id={panelId('document')}
          aria-labelledby={tabId('document')}
        >
          <LivePreview template={template} values={values} current={current} />
        </div>
      </div>
    </div>
  );
}

type Props = {
  readonly entry: DocumentEntry;
  readonly drafts?: DraftStore;
};

function LoadedForm({ entry, drafts = ownDrafts }: Props) {
  return <FilledForm entry={entry} template={use(templateOf(entry))} drafts={drafts} />;
}

/** Where a bought template is completed: the form, and the document as it will be. */
export function CompletionForm(props: Props) {
  return (
    <Suspense fallback={<Loading />}>
      <LoadedForm {...props} />
    </Suspense>
  );
}
