import { memo, useMemo, useState } from 'react';
import { batchCopy } from '../../content/documents/batch-copy.ts';
import type { Column } from '../../features/documents/batch/columns.ts';
import { type BatchRow, type CommonFindings, commonFindings } from '../../features/documents/batch/rows.ts';
import { type TableWork, type WorkStore, withTypedAnswer } from '../../features/documents/batch/table.ts';
import { fieldsOf, type Template } from '../../features/documents/model/document.ts';
import { type Field, labelOf } from '../../features/documents/model/field.ts';
import { Note } from '../../ui/notices/note.tsx';
import { Summary } from '../../ui/summary.tsx';
import { CorrectionField } from './correction-field.tsx';

const copy = batchCopy.review;

const noWarnings: ReadonlySet<string> = new Set();

/**
 * Returns the blanks and warnings that all rows share, as the same object until one changes, so that rows don't render
 * again.
 * @param showsWarnings false to leave out the warnings, because each row shows all of its own
 */
export function useCommonFindings(rows: readonly BatchRow[], showsWarnings: boolean): CommonFindings {
  const currentFindings = useMemo(() => {
    const findings = commonFindings(rows);
    return showsWarnings ? findings : { ...findings, warnings: noWarnings };
  }, [rows, showsWarnings]);
  const [stableFindings, setStableFindings] = useState(currentFindings);
  const textOf = ({ blanks, warnings }: CommonFindings) => JSON.stringify([[...blanks], [...warnings]]);
  if (textOf(stableFindings) === textOf(currentFindings)) return stableFindings;
  setStableFindings(currentFindings);
  return currentFindings;
}

type Props = {
  readonly template: Template;
  readonly table: TableWork;
  readonly tables: WorkStore;
  readonly columns: readonly Column[];
  readonly sharedFindings: CommonFindings;
  readonly rows: readonly BatchRow[];
};

/**
 * Returns the fields that the user may answer once for all rows: those that already have such an answer, and those
 * without a column that are blank or have a warning in all rows.
 */
function fieldsForAll({
  template,
  table,
  columns,
  sharedFindings,
  rows: [firstRow],
}: Props): readonly Field[] {
  const columnKeys = new Set(columns.map(({ key }) => key));
  const warnedKeys = new Set(
    (firstRow?.warnings ?? []).flatMap(({ keys, message }) =>
      sharedFindings.warnings.has(message) ? keys : [],
    ),
  );
  const isMissing = (key: string) => sharedFindings.blanks.has(key) || warnedKeys.has(key);
  return fieldsOf(template).filter(
    ({ key, proposal }) =>
      table.typed[key] !== undefined || (isMissing(key) && !columnKeys.has(key) && proposal === undefined),
  );
}

function AnswersForAll(props: Props) {
  const { table, tables, rows } = props;
  const [sampleRow] = rows;
  const fields = fieldsForAll(props);
  if (!sampleRow || fields.length === 0) return null;
  return (
    <details className="w-full">
      <Summary>
        <span>{copy.forAll}</span>
      </Summary>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] items-end gap-4 pt-2 pb-3">
        {fields.map((field) => (
          <CorrectionField
            key={field.key}
            field={{ ...field, label: labelOf(field, sampleRow.values) }}
            initialText={table.typed[field.key] ?? ''}
            problem={sampleRow.problems.find((problem) => problem.field.key === field.key)}
            rowTitle={copy.allRows}
            onCorrect={(key, text) =>
              tables.change(table.id, (current) => withTypedAnswer(current, key, text))
            }
          />
        ))}
      </div>
    </details>
  );
}

export const CommonFindingsNote = memo(function CommonFindingsNote(props: Props) {
  const {
    sharedFindings: { blanks, warnings },
    rows: [exampleRow],
  } = props;
  const labels =
    exampleRow?.sections.flatMap((section) =>
      section.blanks.filter(({ key }) => blanks.has(key)).map((field) => labelOf(field, exampleRow.values)),
    ) ?? [];
  return (
    <div className="grid w-full gap-3">
      {labels.length > 0 && (
        <Note key={labels.join()} icon="info">
          {copy.sharedBlanks(labels)}
        </Note>
      )}
      {warnings.size > 0 && (
        <div className="text-small">
          <Note key={warnings.size} icon="alert">
            {copy.sharedWarnings(warnings.size)}
          </Note>
          <ul className="grid list-disc gap-1 pt-1 pl-[min(3.5rem,14.4vw)]">
            {[...warnings].map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <AnswersForAll {...props} />
    </div>
  );
});
