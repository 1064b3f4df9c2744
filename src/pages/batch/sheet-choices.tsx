import { surveyCopy } from '../../content/documents/survey-copy.ts';
import { headingRowChoices, rowText, type Survey } from '../../features/documents/batch/survey/survey.ts';
import { createTableStore, type Table } from '../../features/documents/batch/table.ts';
import { useStoreInstance } from '../../platform/store.ts';
import { LabelledSelect } from './labelled-select.tsx';
import type { ChangeSheetChoices } from './use-survey.ts';

const copy = surveyCopy;

/** Maximum characters of a row in the list of heading rows. */
const maxText = 60;

export function SheetChoice({ table, survey }: { readonly table: Table; readonly survey: Survey }) {
  const tables = useStoreInstance(createTableStore);
  if (table.workbook.sheets.length < 2) return null;
  return (
    <LabelledSelect
      label={copy.chooseSheet}
      value={survey.sheetIndex}
      translate="no"
      onChange={({ currentTarget }) => {
        const sheet = Number(currentTarget.value);
        tables.change(table.id, (current) => ({ ...current, choices: { ...current.choices, sheet } }));
      }}
    >
      {table.workbook.sheets.map(({ name }, index) => (
        <option key={name} value={index}>
          {name}
        </option>
      ))}
    </LabelledSelect>
  );
}

type RowProps = { readonly survey: Survey; readonly change: ChangeSheetChoices };

export function HeadingRowChoice({ survey, change }: RowProps) {
  return (
    <LabelledSelect
      label={copy.chooseRow}
      className="max-w-128"
      value={survey.headingRowNumber ?? ''}
      translate="no"
      onChange={({ currentTarget }) => {
        const headingRow = Number(currentTarget.value);
        // Discard column choices, which belong to the previous headings.
        change(() => ({ headingRow, columns: {} }));
      }}
    >
      {headingRowChoices(survey).map((row) => (
        <option key={row.number} value={row.number}>
          {copy.rowOption(row.number, rowText(row).slice(0, maxText))}
        </option>
      ))}
    </LabelledSelect>
  );
}
