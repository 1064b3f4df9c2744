import { useId, useMemo, useSyncExternalStore } from 'react';
import { severalCopy } from '../../content/documents/several-copy.ts';
import { type CommonChoice, commonAnswers } from '../../features/documents/batch/common.ts';
import { createTableStore, type Table } from '../../features/documents/batch/table.ts';
import { draftById, draftsOf, isWritten, noDrafts } from '../../features/documents/form/drafts/draft.ts';
import { createDraftStore } from '../../features/documents/form/drafts/draft-store.ts';
import { titlesOf } from '../../features/documents/form/drafts/draft-title.ts';
import type { Template, Values } from '../../features/documents/model/document.ts';
import { createSchoolStore, isKnown, noSchool } from '../../features/school/school.ts';
import { useStore, useStoreOf } from '../../platform/store.ts';
import { SelectControl } from '../../ui/form/control.tsx';
import { Step } from './step.tsx';

const copy = severalCopy.common;

/** What the rows have in common, as the draft or the school's data say now. The same object while that is the same. */
export function useCommonAnswers(template: Template, { common }: Table): Values {
  const { get, subscribe } = useStoreOf(createDraftStore);
  const find = () => (common.from === 'draft' ? draftById(get(), common.id) : null);
  const draft = useSyncExternalStore(subscribe, find, find);
  const school = useStore(useStoreOf(createSchoolStore), noSchool);
  return useMemo(() => commonAnswers(template, common, school, draft), [template, common, school, draft]);
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
  function choose(value: string): void {
    const choice: CommonChoice =
      value === 'none' || value === 'school' ? { from: value } : { from: 'draft', id: value };
    tables.change(table.id, (now) => ({ ...now, common: choice }));
  }
  return (
    <Step number={3} title={copy.title}>
      <label className="font-semibold text-ink" htmlFor={id}>
        {copy.label}
      </label>
      <SelectControl
        id={id}
        className="max-w-128"
        // Of a draft or of data that are gone: React shows the first option then.
        value={common.from === 'draft' ? common.id : common.from}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget: { value } }) => choose(value)}
      >
        <option value="none">{copy.nothing}</option>
        {isKnown(school) && <option value="school">{copy.school}</option>}
        {own.map(({ id: draft }) => (
          <option key={draft} value={draft} translate="no">
            {copy.draft(titles.get(draft) ?? '')}
          </option>
        ))}
      </SelectControl>
      <p id={`${id}-hint`} className="text-caption text-ink-500">
        {copy.hint}
      </p>
    </Step>
  );
}
