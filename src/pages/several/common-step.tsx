import { useId, useMemo, useSyncExternalStore } from 'react';
import { severalCopy } from '../../content/documents/several-copy.ts';
import { commonAnswers } from '../../features/documents/batch/common.ts';
import type { CommonChoice, Table } from '../../features/documents/batch/table.ts';
import { createTableStore } from '../../features/documents/batch/table-store.ts';
import {
  type Draft,
  draftById,
  draftsOf,
  isWritten,
  noDrafts,
} from '../../features/documents/form/drafts/draft.ts';
import { createDraftStore } from '../../features/documents/form/drafts/draft-store.ts';
import { titlesOf } from '../../features/documents/form/drafts/draft-title.ts';
import type { Template, Values } from '../../features/documents/model/document.ts';
import { isKnown, noSchool, type School } from '../../features/school/school.ts';
import { createSchoolStore } from '../../features/school/school-store.ts';
import { useStore, useStoreOf } from '../../platform/store.ts';
import { SelectControl } from '../../ui/form/control.tsx';
import { Step } from './step.tsx';

const copy = severalCopy.common;

function answersOf(template: Template, choice: CommonChoice, school: School, draft: Draft | null): Values {
  switch (choice.from) {
    case 'school':
      return commonAnswers(template, { from: 'school', school });
    case 'draft':
      return commonAnswers(template, draft ? { from: 'draft', draft } : { from: 'none' });
    case 'none':
      return commonAnswers(template, { from: 'none' });
  }
}

/** What the rows have in common, as the draft or the school's data say now. The same object while that is the same. */
export function useCommonAnswers(template: Template, { common }: Table): Values {
  const { get, subscribe } = useStoreOf(createDraftStore);
  const find = () => (common.from === 'draft' ? draftById(get(), common.id) : null);
  const draft = useSyncExternalStore(subscribe, find, find);
  const school = useStore(useStoreOf(createSchoolStore), noSchool);
  return useMemo(() => answersOf(template, common, school, draft), [template, common, school, draft]);
}

type Props = { readonly template: Template; readonly table: Table };

/** Chooses where the answers come from that the rows do not give. */
export function CommonStep({ template, table }: Props) {
  const id = useId();
  const tables = useStoreOf(createTableStore);
  const drafts = useStore(useStoreOf(createDraftStore), noDrafts);
  const school = useStore(useStoreOf(createSchoolStore), noSchool);
  const own = draftsOf(drafts, template.productId).filter(isWritten);
  const titles = titlesOf(own, () => template.subject);
  const { common } = table;
  const choices: readonly (readonly [value: string, choice: CommonChoice, label: string])[] = [
    ['none', { from: 'none' }, copy.nothing],
    ...(isKnown(school) ? [['school', { from: 'school' }, copy.school] as const] : []),
    ...own.map((draft) => {
      const label = copy.draft(titles.get(draft.id) ?? '');
      return [draft.id, { from: 'draft', id: draft.id }, label] as const;
    }),
  ];
  const chosen = common.from === 'draft' ? common.id : common.from;
  function choose(value: string): void {
    const choice = choices.find(([of]) => of === value)?.[1];
    if (choice) tables.change(table.id, (now) => ({ ...now, common: choice }));
  }
  return (
    <Step number={3} title={copy.title}>
      <label className="font-semibold text-ink" htmlFor={id}>
        {copy.label}
      </label>
      <SelectControl
        id={id}
        className="max-w-128"
        value={choices.some(([value]) => value === chosen) ? chosen : 'none'}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {choices.map(([value, choice, label]) => (
          <option key={value} value={value} translate={choice.from === 'draft' ? 'no' : undefined}>
            {label}
          </option>
        ))}
      </SelectControl>
      <p id={`${id}-hint`} className="text-caption text-ink-500">
        {copy.hint}
      </p>
    </Step>
  );
}
