import { useId, useMemo, useSyncExternalStore } from 'react';
import { batchCopy } from '../../content/documents/batch-copy.ts';
import {
  answeredPersonalTerms,
  type CommonAnswers,
  type CommonChoice,
  commonAnswers,
  sharedDraftAnswers,
} from '../../features/documents/batch/common.ts';
import type { Survey } from '../../features/documents/batch/survey/survey.ts';
import { createTableStore, type Table } from '../../features/documents/batch/table.ts';
import {
  type Draft,
  draftById,
  draftsOf,
  hasContent,
  noDrafts,
} from '../../features/documents/form/drafts/draft.ts';
import { createDraftStore } from '../../features/documents/form/drafts/draft-store.ts';
import { draftTitles } from '../../features/documents/form/drafts/draft-title.ts';
import { missingAnswers } from '../../features/documents/form/drafts/shared-answers.ts';
import type { Template, Values } from '../../features/documents/model/document.ts';
import { groupTitle } from '../../features/documents/model/field-group.ts';
import { printAnswer, readerOf } from '../../features/documents/model/values.ts';
import { hasSchoolData, useSchool } from '../../features/school/school.ts';
import { useStore, useStoreInstance } from '../../platform/store.ts';
import { ChoiceControl, SelectControl } from '../../ui/form/control.tsx';
import { Step } from './step.tsx';

const copy = batchCopy.common;

function useChosenDraft({ common }: Table): Draft | null {
  const { get, subscribe } = useStoreInstance(createDraftStore);
  const find = () => (common.from === 'draft' ? draftById(get(), common.id) : null);
  return useSyncExternalStore(subscribe, find, find);
}

export function useCommonAnswers(template: Template, table: Table): CommonAnswers {
  const draft = useChosenDraft(table);
  const school = useSchool();
  const { common, typed } = table;
  return useMemo(
    () => ({ ...commonAnswers(template, common, school, draft), typed }),
    [template, common, school, draft, typed],
  );
}

type AnswersProps = {
  readonly template: Template;
  readonly survey: Survey;
  readonly title: string;
  readonly answers: Values;
};

function CommonAnswersList({ template, survey, title, answers }: AnswersProps) {
  const columnKeys = new Set(survey.columns.map(({ key }) => key));
  const groups = template.groups.flatMap((group) => {
    const values = group.fields
      .filter(({ key }) => answers[key] !== undefined && !columnKeys.has(key))
      .map((field) => printAnswer(field, answers))
      .flatMap((printed) => (printed.blank ? [] : [printed.lines.join(' ')]));
    return values.length === 0 ? [] : [{ title: groupTitle(group, answers), values: values.join(' · ') }];
  });
  if (groups.length === 0)
    return <p className="text-small">{copy.noAnswersFromDraft(template.subject.noun)}</p>;
  return (
    <div className="w-full text-small">
      <p className="text-ink">{title}</p>
      <ul className="grid list-disc gap-1 pt-1 pl-4.5">
        {groups.map((group) => (
          <li key={group.title}>
            <span className="font-semibold text-ink">{`${group.title}: `}</span>
            <span className="wrap-anywhere" translate="no">
              {group.values}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = { readonly template: Template; readonly table: Table; readonly survey: Survey };

export function CommonStep({ template, table, survey }: Props) {
  const id = useId();
  const tables = useStoreInstance(createTableStore);
  const drafts = useStore(useStoreInstance(createDraftStore), noDrafts);
  const school = useSchool();
  const draft = useChosenDraft(table);
  const writtenDrafts = draftsOf(drafts, template.productId).filter(hasContent);
  const titles = draftTitles(writtenDrafts, () => template.subject);
  const { common } = table;
  function choose(choice: CommonChoice): void {
    tables.change(table.id, (current) => ({ ...current, common: choice }));
  }
  function toggleTerm(name: string, isTicked: boolean): void {
    if (common.from !== 'draft') return;
    const otherNames = common.also.filter((candidate) => candidate !== name);
    choose({ ...common, also: isTicked ? [...otherNames, name] : otherNames });
  }
  return (
    <Step number={3} title={copy.title}>
      <label className="font-semibold text-ink" htmlFor={id}>
        {copy.label}
      </label>
      <SelectControl
        id={id}
        className="max-w-128"
        // React selects the first option if the chosen draft or school data no longer exist.
        value={common.from === 'draft' ? common.id : common.from}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget: { value } }) =>
          choose(
            value === 'none' || value === 'school' ? { from: value } : { from: 'draft', id: value, also: [] },
          )
        }
      >
        <option value="none">{copy.noSource}</option>
        {hasSchoolData(school) && <option value="school">{copy.school}</option>}
        {writtenDrafts.map(({ id: draftId }) => (
          <option key={draftId} value={draftId} translate="no">
            {copy.draft(titles.get(draftId) ?? '')}
          </option>
        ))}
      </SelectControl>
      {common.from === 'school' && (
        <CommonAnswersList
          template={template}
          survey={survey}
          title={copy.answersFromSchool}
          answers={missingAnswers({}, template.sharedFields, school)}
        />
      )}
      {common.from === 'draft' && draft && (
        <>
          <CommonAnswersList
            template={template}
            survey={survey}
            title={copy.answersFromDraft(template.subject.noun)}
            answers={sharedDraftAnswers(template, draft)}
          />
          <div className="grid w-full gap-1">
            {answeredPersonalTerms(template, draft).map(({ name, formatLabel }) => (
              <ChoiceControl
                key={name}
                type="checkbox"
                checked={common.also.includes(name)}
                onChange={({ currentTarget }) => toggleTerm(name, currentTarget.checked)}
              >
                {formatLabel(readerOf(template, draft.values))}
              </ChoiceControl>
            ))}
          </div>
        </>
      )}
      <p id={`${id}-hint`} className="text-caption text-ink-500">
        {copy.hint}
      </p>
    </Step>
  );
}
