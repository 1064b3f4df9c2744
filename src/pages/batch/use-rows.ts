import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CommonAnswers } from '../../features/documents/batch/common.ts';
import {
  type BatchRow,
  prepareRows,
  type RowReader,
  readRows,
  rowReader,
} from '../../features/documents/batch/rows.ts';
import type { Survey } from '../../features/documents/batch/survey/survey.ts';
import { rowKey, type Table, type TableWork } from '../../features/documents/batch/table.ts';
import type { Template } from '../../features/documents/model/document.ts';

export type RowsSnapshot = {
  readonly rows: readonly BatchRow[];
  /** Changes when row numbers may refer to other people than before. */
  readonly generation: number;
};

export type RowsState = {
  /** Rows of the last reading; null before the first reading. */
  readonly lastSnapshot: RowsSnapshot | null;
  readonly isReading: boolean;
};

type PreparedReader = { readonly reader: RowReader; readonly generation: number };

/**
 * Reads the rows of the user's spreadsheet.
 * @param today 'YYYY-MM-DD' in the user's time zone
 */
export function useRows(
  template: Template,
  table: Table,
  survey: Survey,
  common: CommonAnswers,
  today: string,
): RowsState {
  const reader = useMemo(() => rowReader(survey, common, template, today), [survey, common, template, today]);
  return useRowsFrom(reader, table);
}

/**
 * Reads the rows of any table in slices whenever the reader changes. The previous rows stay until the new ones are
 * ready.
 * @param keepsNumbers true if a row number means the same person with every reader
 */
export function useRowsFrom(reader: RowReader, { work }: TableWork, keepsNumbers = false): RowsState {
  const [preparedReader, setPreparedReader] = useState<PreparedReader | null>(null);
  const prepare = useEffectEvent((signal: AbortSignal) =>
    prepareRows(reader, (number) => work[rowKey(reader.sheet, number)]?.changes, signal),
  );
  useEffect(() => {
    const controller = new AbortController();
    prepare(controller.signal).then(
      () =>
        setPreparedReader((previous) => ({
          reader,
          generation: keepsNumbers ? 1 : (previous?.generation ?? 0) + 1,
        })),
      () => {},
    );
    return () => controller.abort();
  }, [reader, keepsNumbers]);
  const lastSnapshot = useMemo(() => {
    if (!preparedReader) return null;
    const workOf = (number: number) => work[rowKey(preparedReader.reader.sheet, number)];
    const rows = readRows(
      preparedReader.reader,
      (number) => workOf(number)?.changes,
      (number) => workOf(number)?.isSkipped === true,
    );
    return { rows, generation: preparedReader.generation };
  }, [preparedReader, work]);
  return { lastSnapshot, isReading: preparedReader?.reader !== reader };
}
