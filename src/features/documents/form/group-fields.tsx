import { memo, useMemo } from 'react';
import { formCopy } from '../../../content/complete-page.ts';
import { DoubleRule } from '../../../ui/double-rule.tsx';
import { Leader } from '../../../ui/leader.tsx';
import { keysOfAmount } from '../model/amount.ts';
import { printAmount } from '../model/computed.ts';
import type { FieldGroup } from '../model/field.ts';
import { readerOf } from '../model/values.ts';
import { useValuesOf } from '../model/values-store.ts';
import { sectionId } from './field-ids.ts';
import { FieldRow } from './field-row.tsx';
import { type GroupTotal, totalsOf } from './group-totals.ts';
import { Result, Totals } from './result.tsx';
import { useCompletion } from './use-completion.ts';
import { useSection } from './use-section.ts';
import { WeekTable } from './week-table.tsx';

function Total({ label, amount }: GroupTotal) {
  const { template, values } = useCompletion();
  const printed = printAmount(amount, readerOf(template, useValuesOf(values, keysOfAmount(amount))));
  return (
    <Leader
      term={label}
      value={<Result>{printed.blank ? formCopy.unknown : printed.lines.join(' ')}</Result>}
    />
  );
}

function Rows({ group }: { readonly group: FieldGroup }) {
  const { template } = useCompletion();
  const totals = useMemo(() => totalsOf(template, group), [template, group]);
  return (
    <>
      {group.fields.map((field) => (
        <FieldRow key={field.key} field={field} />
      ))}
      {totals.length > 0 && (
        <Totals>
          {totals.map((total) => (
            <Total {...total} key={total.key} />
          ))}
        </Totals>
      )}
    </>
  );
}

type Props = {
  readonly group: FieldGroup;
  /** Of the group in the template. */
  readonly index: number;
};

/** The fields of one group, in the order of the document. Narrow screens show the section where the person is. */
export const GroupFields = memo(function GroupFields({ group, index }: Props) {
  const isElsewhere = useSection() !== index;
  return (
    <fieldset
      className={
        isElsewhere
          ? 'min-w-0 pt-9 contain-layout first:pt-0 max-lg:hidden'
          : 'min-w-0 pt-9 contain-layout first:pt-0 max-lg:pt-0'
      }
    >
      <legend className="float-left w-full">
        <h2 className="text-[1.625rem] focus-visible:shadow-none" id={sectionId(index)} tabIndex={-1}>
          {group.title}
        </h2>
      </legend>
      {/* Browsers lay a whole fieldset out again when one of its children comes or goes, but not for a grandchild. */}
      <div className="clear-both grid min-w-0 gap-5.5 pt-3">
        <DoubleRule />
        {group.layout === 'week' ? <WeekTable fields={group.fields} /> : <Rows group={group} />}
      </div>
    </fieldset>
  );
});
