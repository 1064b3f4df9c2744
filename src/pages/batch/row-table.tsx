import { memo, useState } from 'react';
import { batchCopy } from '../../content/documents/batch-copy.ts';
import { figureCopy } from '../../content/documents/batch-rows-copy.ts';
import { nextYearCopy } from '../../content/documents/next-year-copy.ts';
import { rowQuery } from '../../content/paths.ts';
import type { RowFigure } from '../../features/documents/batch/figures.ts';
import type { BatchRow, CommonFindings } from '../../features/documents/batch/rows.ts';
import type { DateOrder } from '../../features/documents/batch/survey/choices.ts';
import type { RowWork } from '../../features/documents/batch/table.ts';
import { Message } from '../../features/documents/form/review/field-messages.tsx';
import { type Field, labelOf } from '../../features/documents/model/field.ts';
import { Icon } from '../../ui/images/icon.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { CorrectionField } from './correction-field.tsx';
import { stateOf } from './row-states.ts';

const copy = batchCopy.review;

export const rowLinkId = (number: number) => `ver-fila-${number}`;

/**
 * Classes for the columns of a wide table, whose rows have either a checkbox or a button that removes the row. In a
 * narrow table each row is a card. The widths are in rem, so that the columns become wider if the user enlarges the
 * text.
 */
const columnClasses = {
  withCheckbox:
    '@min-[65rem]/rows:grid-cols-[1.5rem_minmax(8rem,1.6fr)_var(--figures)_minmax(11rem,2fr)_2rem]',
  withRemoveButton:
    '@min-[65rem]/rows:grid-cols-[minmax(8rem,1.4fr)_var(--figures)_minmax(14rem,3fr)_3.5rem]',
} as const;

const widthFractions = { narrow: 0.75, normal: 1, wide: 1.6 } as const;

function FigureCell({ figure: { label, text, caption } }: { readonly figure: RowFigure }) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 @min-[65rem]/rows:block">
      <dt className="text-caption text-ink-500 @min-[65rem]/rows:sr-only">{label}</dt>
      <dd className="min-w-0 text-small/[1.35] wrap-anywhere text-ink tabular-nums">
        <span translate="no">
          {(text === '' ? figureCopy.blank : text).split(' ').map((word, index) => (
            // Keep the parts of a date together, which would otherwise break at its hyphens.
            <span key={index}>
              {index > 0 && ' '}
              <span className="inline-block max-w-full">{word}</span>
            </span>
          ))}
        </span>
        {caption !== null && (
          <span key={caption} className="block text-caption/[1.3] text-accent-700">
            {caption}
          </span>
        )}
      </dd>
    </div>
  );
}

type StateProps = Pick<
  RowProps,
  'row' | 'work' | 'sharedFindings' | 'identityLabel' | 'onConfirm' | 'showsAllWarnings'
>;

function StateCell({ row, work, sharedFindings, identityLabel, onConfirm, showsAllWarnings }: StateProps) {
  const { problemText, labelsToConfirm, warnings, blanks, sameSubjectText, isReady } = stateOf(
    row,
    work?.confirmed,
    sharedFindings,
    identityLabel,
  );
  if (work?.isSkipped) return <p className="text-small text-ink-500">{copy.skipped}</p>;
  return (
    <div className="grid content-start gap-1 text-small/[1.35]">
      {isReady && (
        <p className="flex items-center gap-1.5 text-sage">
          <Icon name="check" className="size-5" />
          <span>{copy.ready}</span>
        </p>
      )}
      {problemText !== '' && <p className="font-semibold text-wine-700">{problemText}</p>}
      {labelsToConfirm.map((label) => (
        <p key={label} className="font-semibold text-accent-700">
          {label}
        </p>
      ))}
      {labelsToConfirm.length > 0 && (
        <TextButton
          className="-my-1.5 justify-self-start"
          aria-label={copy.reviewedRow(row.number)}
          onClick={() => {
            onConfirm(row);
            // Move the focus, because the pressed button disappears.
            document.getElementById(rowLinkId(row.number))?.focus();
          }}
        >
          {copy.reviewed}
        </TextButton>
      )}
      {warnings.messages.length > 0 && (
        <details open={showsAllWarnings}>
          <summary className="cursor-pointer text-ink">
            <span key={warnings.count}>{copy.warnings(warnings.count)}</span>
          </summary>
          <ul className="grid list-disc gap-1 pt-1 pl-4.5 text-caption/[1.4]">
            {warnings.messages.map((message) => (
              <li key={message}>
                <Message text={message} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {warnings.count > 0 && warnings.messages.length === 0 && <p>{copy.warnings(warnings.count)}</p>}
      {blanks.count > 0 && (
        <p>
          <span key={blanks.count}>{copy.blanks(blanks.count)}</span>
          {blanks.names !== '' && (
            <span key={blanks.names} className="block text-caption/[1.35]">
              {blanks.names}
            </span>
          )}
        </p>
      )}
      {sameSubjectText !== '' && <p>{sameSubjectText}</p>}
    </div>
  );
}

/**
 * Returns the fields that have been invalid at any time since the rows were shown. A corrected field stays in the list,
 * so that nothing moves.
 */
function useWrongFields({ problems }: BatchRow): readonly Field[] {
  const [fields, setFields] = useState(() => problems.map(({ field }) => field));
  const newFields = problems
    .map(({ field }) => field)
    .filter(({ key }) => !fields.some((known) => known.key === key));
  if (newFields.length === 0) return fields;
  setFields([...fields, ...newFields]);
  return [...fields, ...newFields];
}

export type RowActions = {
  readonly onCorrect: (row: BatchRow, key: string, text: string) => void;
  /** Sets the order of day and month for a column. Only spreadsheets have columns. */
  readonly onDateOrder?: ((column: number, order: DateOrder) => void) | undefined;
  /** Removes the row. If undefined, each row has a checkbox that leaves it out. */
  readonly onRemove?: ((row: BatchRow) => void) | undefined;
  readonly onConfirm: (row: BatchRow) => void;
  readonly onSkip: (row: BatchRow, isSkipped: boolean) => void;
};

type RowProps = RowActions & {
  readonly row: BatchRow;
  readonly work: RowWork | undefined;
  readonly sharedFindings: CommonFindings;
  readonly subjectKey: string;
  /** Label of the field that must be unique among the rows. */
  readonly identityLabel: string;
  /** True to show the warnings of each row without a click. */
  readonly showsAllWarnings: boolean;
};

function Row({ row, work, subjectKey, onCorrect, onDateOrder, onSkip, onRemove, ...stateProps }: RowProps) {
  const { number, name, values, problems, figures, originalNames } = row;
  const wrongFields = useWrongFields(row);
  const title = copy.rowNumber(number);
  const isSkipped = work?.isSkipped === true;
  return (
    <li
      className={`grid gap-x-4 gap-y-1.5 border-rule py-3 [contain-intrinsic-size:auto_7rem] [content-visibility:auto] @max-[65rem]/rows:rounded-control @max-[65rem]/rows:border @max-[65rem]/rows:bg-sheet @max-[65rem]/rows:px-4 @min-[65rem]/rows:border-b ${onRemove ? columnClasses.withRemoveButton : columnClasses.withCheckbox}`}
    >
      {!onRemove && (
        <label className="flex items-center gap-2.5 text-small text-ink @max-[65rem]/rows:min-h-tap @min-[65rem]/rows:items-start @min-[65rem]/rows:pt-0.5">
          <input
            type="checkbox"
            className="size-5.5 flex-none accent-accent"
            aria-label={copy.includeRow(number)}
            checked={!isSkipped}
            onChange={({ currentTarget }) => onSkip(row, !currentTarget.checked)}
          />
          <span className="@min-[65rem]/rows:hidden">{copy.make}</span>
        </label>
      )}
      <div className="min-w-0">
        <p className="text-caption/[1.3] text-ink-500">{title}</p>
        <strong className="block wrap-anywhere text-ink">
          {name === '' ? <span>{copy.unnamed}</span> : <span translate="no">{name}</span>}
        </strong>
        {originalNames[subjectKey] !== undefined && (
          <p className="text-caption/[1.3] wrap-anywhere text-ink-500" translate="no">
            {copy.original(originalNames[subjectKey])}
          </p>
        )}
      </div>
      <dl className="grid gap-1 @min-[65rem]/rows:contents">
        {figures.map((figure) => (
          <FigureCell key={figure.label} figure={figure} />
        ))}
      </dl>
      <StateCell {...{ row, work, ...stateProps }} />
      <div className="-my-2 flex flex-wrap content-start gap-x-5 self-start @min-[65rem]/rows:justify-end">
        <TextLink id={rowLinkId(number)} to={rowQuery(number)} aria-label={copy.seeRow(number)}>
          {copy.see}
        </TextLink>
        {onRemove && (
          <TextButton aria-label={nextYearCopy.removeRow(number)} onClick={() => onRemove(row)}>
            {nextYearCopy.remove}
          </TextButton>
        )}
      </div>
      {wrongFields.length > 0 && !isSkipped && (
        <div className="col-span-full grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4 pt-2 pb-1 @min-[65rem]/rows:pl-10">
          {wrongFields.map((field) => (
            <CorrectionField
              key={field.key}
              field={{ ...field, label: labelOf(field, values) }}
              problem={problems.find((problem) => problem.field.key === field.key)}
              rowTitle={title}
              onCorrect={(key, text) => onCorrect(row, key, text)}
              onDateOrder={onDateOrder}
            />
          ))}
        </div>
      )}
    </li>
  );
}

/** Most changes affect only one row, so the others needn't render again. */
function hasSameProps(previous: RowProps, next: RowProps): boolean {
  return (
    previous.row.problems === next.row.problems &&
    previous.row.values === next.row.values &&
    previous.row.figures === next.row.figures &&
    previous.row.warnings.length === next.row.warnings.length &&
    previous.row.warnings.every(({ message }, index) => message === next.row.warnings[index]?.message) &&
    previous.row.sameSubjectRows.join() === next.row.sameSubjectRows.join() &&
    previous.work === next.work &&
    previous.sharedFindings === next.sharedFindings &&
    previous.onCorrect === next.onCorrect &&
    previous.onConfirm === next.onConfirm &&
    previous.onRemove === next.onRemove
  );
}

const MemoRow = memo(Row, hasSameProps);

type Props = Omit<RowProps, 'row' | 'work'> & {
  readonly rows: readonly BatchRow[];
  readonly workOf: (row: BatchRow) => RowWork | undefined;
};

export const RowTable = memo(function RowTable({ rows, workOf, ...rest }: Props) {
  const figures = rows[0]?.figures ?? [];
  const columnWidths = figures.map(({ width }) => `minmax(0, ${widthFractions[width]}fr)`).join(' ');
  return (
    <div className="@container/rows w-full" style={{ '--figures': columnWidths }}>
      <div
        className={`hidden gap-x-4 border-b-2 border-ink py-2 text-caption font-semibold text-ink-500 @min-[65rem]/rows:grid ${rest.onRemove ? columnClasses.withRemoveButton : columnClasses.withCheckbox}`}
        aria-hidden="true"
      >
        {[...(rest.onRemove ? [] : ['']), copy.name, ...figures.map(({ label }) => label), copy.state].map(
          (title) => (
            <span key={title}>{title}</span>
          ),
        )}
      </div>
      <ol className="grid grid-cols-1 @max-[65rem]/rows:gap-3" aria-label={copy.table}>
        {rows.map((row) => (
          <MemoRow key={row.number} row={row} work={workOf(row)} {...rest} />
        ))}
      </ol>
    </div>
  );
});
