import { memo, useMemo } from 'react';
import { formCopy } from '../../../content/complete-page.ts';
import { Leader } from '../../../ui/leader.tsx';
import { showAmount } from '../model/computed.ts';
import type { Template } from '../model/document.ts';
import type { FieldGroup } from '../model/field.ts';
import { valueFor } from '../model/values.ts';
import { answerShown } from './answers.ts';
import { FieldRow } from './field-row.tsx';
import { type GroupTotal, totalsOf } from './group-totals.ts';
import { Result } from './result.tsx';
import { type Asked, sameAnswers } from './same-answers.ts';
import { WeekTable } from './week-table.tsx';

type Props = Asked & {
  readonly template: Template;
  readonly group: FieldGroup;
};

function Totals({
  of,
  template,
  values,
}: Pick<Props, 'template' | 'values'> & { readonly of: readonly GroupTotal[] }) {
  return (
    <div className="sums">
      {of.map(({ key, label, amount }) => {
        const shown = showAmount(amount, (name) => valueFor(template, values, name));
        return (
          <Leader
            key={key}
            term={label}
            value={<Result>{shown.blank ? formCopy.unknown : shown.lines.join(' ')}</Result>}
          />
        );
      })}
    </div>
  );
}

function hasSameProps(before: Props, after: Props): boolean {
  return (
    before.template === after.template &&
    before.group === after.group &&
    sameAnswers(after.group.fields, before, after)
  );
}

/** The fields of one group, asked together as they stand together in the document. */
export const GroupFields = memo(function GroupFields(props: Props) {
  const { template, group, values, problems, warnings, handlers } = props;
  const totals = useMemo(() => totalsOf(template, group), [template, group]);
  return (
    <fieldset className="group">
      <legend>
        <h2>{group.title}</h2>
      </legend>
      {/* A browser lays a fieldset out afresh, all of it, when a child comes or goes; not when a child's child does. */}
      <div className="group__body">
        <div className="double" />
        {group.layout === 'week' ? (
          <WeekTable
            fields={group.fields}
            values={values}
            problems={problems}
            warnings={warnings}
            handlers={handlers}
          />
        ) : (
          <>
            {group.fields.map((field) => (
              <FieldRow
                key={field.key}
                field={field}
                answer={answerShown(field, values)}
                problem={problems.get(field.key) ?? null}
                warnings={warnings.get(field.key)}
                handlers={handlers}
              />
            ))}
            {totals.length > 0 && <Totals of={totals} template={template} values={values} />}
          </>
        )}
      </div>
    </fieldset>
  );
}, hasSameProps);
