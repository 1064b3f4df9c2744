import { useId, useState } from 'react';
import { sheetCopy } from '../../content/documents/sheet-copy.ts';
import { surveyCopy } from '../../content/documents/survey-copy.ts';
import { rowText, type Survey } from '../../features/documents/batch/survey/survey.ts';
import { createTableStore, type Table } from '../../features/documents/batch/table.ts';
import type { Template } from '../../features/documents/model/document.ts';
import { codePages } from '../../features/documents/sheet/code-pages.ts';
import { useStoreInstance } from '../../platform/store.ts';
import { Icon, type IconName } from '../../ui/images/icon.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useFocusFallback } from '../../ui/use-focus-fallback.ts';
import { LabelledSelect } from './labelled-select.tsx';
import { HeadingRowChoice, SheetChoice } from './sheet-choices.tsx';
import { SheetFact } from './sheet-fact.tsx';
import { DateFacts, NameFactLine, OptionFactLine } from './survey-questions.tsx';
import { type ChangeSheetChoices, useChangeSheetChoices } from './use-survey.ts';

const copy = surveyCopy;

type Props = { readonly template: Template; readonly table: Table; readonly survey: Survey };
type SurveyChangeProps = Pick<Props, 'survey'> & { readonly change: ChangeSheetChoices };

/**
 * Lists the left-out rows with a button to include each, and the rows that the user has included with a button to leave
 * each out again.
 */
function ExcludedRowsList({ survey: { excludedRows, choices, sheet }, change }: SurveyChangeProps) {
  const includedSheetRows = sheet.rows.filter(({ number }) => choices.included.includes(number));
  const rows = [
    ...excludedRows.map((row) => ({ row, isIncluded: false })),
    ...includedSheetRows.map((row) => ({ row, isIncluded: true })),
  ].toSorted((firstItem, secondItem) => firstItem.row.number - secondItem.row.number);
  return (
    <ul className="grid w-full gap-1 text-small">
      {rows.map(({ row, isIncluded }) => (
        <li key={row.number} className="flex flex-wrap items-baseline justify-between gap-x-5">
          <span className="min-w-0 flex-1 wrap-anywhere" translate="no">
            {copy.rowOption(row.number, rowText(row))}
          </span>
          <TextButton
            aria-label={isIncluded ? copy.excludeRowNumber(row.number) : copy.includeRowNumber(row.number)}
            onClick={() =>
              change((current) => ({
                included: isIncluded
                  ? current.included.filter((number) => number !== row.number)
                  : [...current.included, row.number],
              }))
            }
          >
            {isIncluded ? copy.excludeRow : copy.includeRow}
          </TextButton>
        </li>
      ))}
    </ul>
  );
}

/** Maximum characters to show of a left-out row. */
const maxExampleLength = 40;
const maxExamples = 3;

function shorten(text: string): string {
  return text.length > maxExampleLength ? `${text.slice(0, maxExampleLength).trimEnd()}…` : text;
}

function ExcludedRowsFact({ template, survey, change }: SurveyChangeProps & Pick<Props, 'template'>) {
  const [isOpen, setOpen] = useState(false);
  const { excludedRows: rowsLeftOut, choices } = survey;
  if (rowsLeftOut.length + choices.included.length === 0) return null;
  const examples = rowsLeftOut.slice(0, maxExamples).map((row) => shorten(rowText(row)));
  return (
    <>
      <SheetFact
        icon={rowsLeftOut.length === 0 ? 'check' : 'info'}
        actions={
          <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {copy.see}
          </TextButton>
        }
      >
        {rowsLeftOut.length === 0
          ? copy.includedRows(choices.included.length)
          : copy.excludedRows(rowsLeftOut.length, examples, template.spreadsheet.rowNoun)}
      </SheetFact>
      {isOpen && (
        <li className="pb-3 sm:pl-7.5">
          <ExcludedRowsList survey={survey} change={change} />
        </li>
      )}
    </>
  );
}

type HiddenProps = {
  readonly count: number;
  readonly areIncluded: boolean;
  readonly textOf: (count: number, areIncluded: boolean) => string;
  readonly onChange: (areIncluded: boolean) => void;
};

function HiddenFact({ count, areIncluded, textOf, onChange }: HiddenProps) {
  if (count === 0) return null;
  return (
    <SheetFact
      icon={areIncluded ? 'check' : 'info'}
      actions={
        <TextButton onClick={() => onChange(!areIncluded)}>
          {areIncluded ? copy.exclude(count) : copy.include(count)}
        </TextButton>
      }
    >
      {textOf(count, areIncluded)}
    </SheetFact>
  );
}

function EncodingFact({ table, survey }: Omit<Props, 'template'>) {
  const tables = useStoreInstance(createTableStore);
  const encoding = table.choices.encoding ?? table.workbook.encoding;
  if (encoding === null) return null;
  const allText = survey.people.map(rowText).join(' ');
  const example = /\p{L}*[áéíóúüñÁÉÍÓÚÜÑ]\p{L}*/u.exec(allText)?.[0] ?? '';
  return (
    <SheetFact
      controls={
        encoding !== 'utf-8-twice' && (
          <LabelledSelect
            label={copy.chooseEncoding}
            value={encoding}
            onChange={({ currentTarget }) => {
              const chosenEncoding = codePages.find((codePage) => codePage === currentTarget.value) ?? null;
              tables.change(table.id, (current) => ({
                ...current,
                choices: { ...current.choices, encoding: chosenEncoding },
              }));
            }}
          >
            {codePages.map((codePage) => (
              <option key={codePage} value={codePage}>
                {copy.encodings[codePage]}
              </option>
            ))}
          </LabelledSelect>
        )
      }
    >
      {copy.encoding(copy.encodings[encoding], example)}
    </SheetFact>
  );
}

/** Returns the spreadsheet name of a column: 0 is «A», 26 is «AA». */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

/** No choice on the page changes these facts, so the user corrects single rows or the spreadsheet. */
function LossFacts({ survey }: Pick<Props, 'survey'>) {
  const {
    damagedAnswers,
    convertedCells,
    headingsWithoutCheckDigit,
    blankMarkers,
    mergedCells,
    tableBelow,
    tableBesideIndex,
    people,
    rowCount,
    sheet,
  } = survey;
  const lines: readonly (readonly [IconName, string | false])[] = [
    ['info', people.length > 0 && rowCount > people.length && copy.tooMany(rowCount, people.length)],
    ['alert', damagedAnswers.count > 0 && copy.damaged(damagedAnswers.count, damagedAnswers.example)],
    ['alert', convertedCells.count > 0 && copy.convertedCells(convertedCells.count, convertedCells.example)],
    ['alert', headingsWithoutCheckDigit.length > 0 && copy.checkDigit(headingsWithoutCheckDigit)],
    ['info', blankMarkers.count > 0 && copy.blankMarkers(blankMarkers.count, blankMarkers.examples)],
    ['info', mergedCells.size > 0 && copy.merged(mergedCells.size)],
    ['alert', tableBelow !== null && copy.tableBelow(tableBelow.row, tableBelow.count)],
    ['alert', tableBesideIndex !== null && copy.tableBeside(columnName(tableBesideIndex))],
    ...sheet.notices.map(({ kind, count }) => ['info', sheetCopy.notices[kind](count)] as const),
  ];
  return lines.map(
    ([icon, line]) =>
      line !== false && (
        <SheetFact key={line} icon={icon}>
          {line}
        </SheetFact>
      ),
  );
}

export function SurveyFacts({ template, table, survey }: Props) {
  const id = useId();
  const change = useChangeSheetChoices(table, survey);
  const focusProps = useFocusFallback<HTMLElement>();
  const { sheet, headingRowNumber, columns, people, nameFacts, options } = survey;
  const rowNoun = template.spreadsheet.rowNoun;
  const hasRecognisedColumns = columns.some(({ key }) => key !== null);
  const otherSheets = table.workbook.sheets
    .filter((candidate) => candidate !== sheet)
    .map(({ name }) => name);
  const choiceControls = (
    <>
      <SheetChoice table={table} survey={survey} />
      {headingRowNumber !== null && <HeadingRowChoice survey={survey} change={change} />}
    </>
  );
  return (
    <section
      {...focusProps}
      tabIndex={-1}
      className="mb-8 w-full rounded-control border border-rule bg-sheet px-5 pt-4 pb-2"
      aria-labelledby={id}
    >
      <h3 id={id} className="pb-2 font-sans text-body font-semibold text-ink">
        {copy.title}
      </h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: WebKit drops the role of a list without bullets */}
      <ul role="list">
        {headingRowNumber !== null && hasRecognisedColumns && people.length > 0 && (
          <SheetFact controls={choiceControls}>
            {[
              copy.sheet(sheet.name, headingRowNumber, people.length, rowNoun),
              ...(otherSheets.length > 0 ? [copy.otherSheets(otherSheets)] : []),
            ].join(' ')}
          </SheetFact>
        )}
        {!(hasRecognisedColumns && people.length > 0) && (
          <li className="grid gap-3 pb-3">
            <p className="flex items-start gap-2.5 text-small/[1.5] text-ink" role="alert">
              <Icon name="alert" className="mt-0.5 size-5 text-accent" />
              <span>
                {headingRowNumber === null
                  ? copy.emptySheet(sheet.unread)
                  : hasRecognisedColumns
                    ? copy.noPeople(rowNoun)
                    : copy.noKnownColumns}
              </span>
            </p>
            <div className="flex flex-wrap items-end gap-4 sm:pl-7.5">{choiceControls}</div>
          </li>
        )}
        <HiddenFact
          count={survey.hiddenRowCount}
          areIncluded={survey.choices.hiddenRows}
          textOf={copy.hiddenRows}
          onChange={(hiddenRows) => change(() => ({ hiddenRows }))}
        />
        <HiddenFact
          count={survey.hiddenColumnCount}
          areIncluded={survey.choices.hiddenColumns}
          textOf={copy.hiddenColumns}
          onChange={(hiddenColumns) => change(() => ({ hiddenColumns }))}
        />
        {hasRecognisedColumns && <ExcludedRowsFact template={template} survey={survey} change={change} />}
        <DateFacts survey={survey} change={change} />
        {nameFacts.map((fact) => (
          <NameFactLine key={fact.column.index} fact={fact} change={change} />
        ))}
        {options.map((fact) => (
          <OptionFactLine key={fact.column.index} fact={fact} change={change} />
        ))}
        <EncodingFact table={table} survey={survey} />
        <LossFacts survey={survey} />
      </ul>
    </section>
  );
}
