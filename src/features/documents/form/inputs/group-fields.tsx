import { memo, useDeferredValue, useMemo } from 'react';
import { formCopy } from '../../../../content/documents/complete-copy.ts';
import { Leader } from '../../../../ui/paper/leader.tsx';
import { DoubleRule } from '../../../../ui/paper/sheet.tsx';
import { useWording } from '../../html/inlines.tsx';
import { type Amount, keysOfAmount, printAmount } from '../../model/amount.ts';
import { flattenBlocks } from '../../model/conditional.ts';
import type { Inline, InlineOf, Line, Template } from '../../model/document.ts';
import type { Field } from '../../model/field.ts';
import type { FieldGroup } from '../../model/field-group.ts';
import type { Layout } from '../../model/layout.ts';
import { dependenciesOfFields, readerOf } from '../../model/values.ts';
import { useValuesOf } from '../../model/values-store.ts';
import { useCompletion, useNeededFields, useSectionIndex } from '../use-completion.ts';
import { sectionId } from './field-ids.ts';
import { viewOf } from './layout-views.ts';
import { Result, TotalsBox } from './result.tsx';
import { RowCards } from './row-cards.tsx';
import { TemplateField } from './template-field.tsx';

type GroupTotal = {
  readonly key: string;
  readonly label: string;
  readonly amount: Amount;
};

function isComputed(inline: Inline): inline is InlineOf<'computed'> {
  return inline.kind === 'computed';
}

function textOf(cells: readonly Line[]): string {
  return cells.flatMap((cell) => cell.map((inline) => (inline.kind === 'text' ? inline.text : ''))).join('');
}

/** Returns the totals in the document's tables that depend only on these fields. */
export function totalsOf({ blocks }: Template, fields: readonly Field[]): readonly GroupTotal[] {
  const fieldKeys = new Set(fields.map(({ key }) => key));
  const rows = flattenBlocks(blocks).flatMap((block) => (block.kind === 'table' ? block.rows : []));
  return rows.flatMap(({ cells, isTotal, formLabel }) => {
    const [computedInline, ...otherInlines] = cells.flat().filter(isComputed);
    if (!isTotal || !computedInline || otherInlines.length > 0) return [];
    const { key, amount } = computedInline;
    const isInGroup = keysOfAmount(amount).every((fieldKey) => fieldKeys.has(fieldKey));
    return isInGroup ? [{ key, label: formLabel ?? textOf(cells), amount }] : [];
  });
}

function Total({ label, amount }: GroupTotal) {
  const { template, values } = useCompletion();
  const keys = dependenciesOfFields(template, keysOfAmount(amount));
  const answers = useDeferredValue(useValuesOf(values, keys));
  const printed = printAmount(amount, readerOf(template, answers));
  return (
    <Leader
      className="*:last:shrink-0"
      term={label}
      value={<Result>{printed.blank ? formCopy.unknown : printed.lines.join(' ')}</Result>}
    />
  );
}

function Fields({ fields }: { readonly fields: readonly Field[] }) {
  const { template } = useCompletion();
  const totals = useMemo(() => totalsOf(template, fields), [template, fields]);
  return (
    <>
      {fields.map((field) => (
        <TemplateField key={field.key} field={field} />
      ))}
      {totals.length > 0 && (
        <TotalsBox>
          {totals.map((total) => (
            <Total {...total} key={total.key} />
          ))}
        </TotalsBox>
      )}
    </>
  );
}

function LayoutFields({ layout, fields }: { readonly layout: Layout; readonly fields: readonly Field[] }) {
  const View = viewOf(layout);
  return <View fields={fields} />;
}

function Content({ group }: { readonly group: FieldGroup }) {
  const { layout, rows } = group;
  const fields = useNeededFields(group);
  if (fields.length === 0) return <p>{formCopy.unneeded}</p>;
  if (rows) return <RowCards rows={rows} fields={fields} />;
  return layout ? <LayoutFields layout={layout} fields={fields} /> : <Fields fields={fields} />;
}

function Title({ group }: { readonly group: FieldGroup }) {
  const { values } = useCompletion();
  return <span>{useWording(group.inflectedTitle ?? group.title, values)}</span>;
}

type Props = {
  readonly group: FieldGroup;
  readonly index: number;
};

/** Narrow screens show only the open section. */
export const GroupFields = memo(function GroupFields({ group, index }: Props) {
  const isClosed = useSectionIndex() !== index;
  return (
    <fieldset
      className={
        isClosed
          ? 'min-w-0 pt-9 contain-layout first:pt-0 max-lg:hidden'
          : 'min-w-0 pt-9 contain-layout first:pt-0 max-lg:pt-0'
      }
    >
      <legend className="float-left w-full">
        <h2 className="text-h3 focus-visible:shadow-none" id={sectionId(index)} tabIndex={-1}>
          <Title group={group} />
        </h2>
      </legend>
      {/* Browsers lay out the whole fieldset again when a child is added or removed, but not for a grandchild. */}
      <div className="clear-both grid min-w-0 gap-5.5 pt-3 max-lg:pt-2.5">
        <DoubleRule className="@max-[35rem]/form:hidden" />
        <Content group={group} />
      </div>
    </fieldset>
  );
});
