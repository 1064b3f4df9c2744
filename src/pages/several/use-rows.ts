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
import { rowKey, type Table } from '../../features/documents/batch/table.ts';
import type { Template } from '../../features/documents/model/document.ts';

export type ReadRows = {
  readonly rows: readonly BatchRow[];
  /** Another number for rows that were read in another way. */
  readonly reading: number;
};

export type Rows = {
  /** The rows as they were read last; null before the first time. */
  readonly last: ReadRows | null;
  /** True while they are read again. */
  readonly isReading: boolean;
};

type Ready = { readonly reader: RowReader; readonly reading: number };

/**
 * Reads the people of a sheet in slices when the way of reading or the common answers change. The rows before stay until
 * the new ones are there.
 * @param today 'YYYY-MM-DD' where the person is
 */
export function useRows(
  template: Template,
  { work }: Table,
  survey: Survey,
  common: CommonAnswers,
  today: string,
): Rows {
  const reader = useMemo(() => rowReader(survey, common, template, today), [survey, common, template, today]);
  const [ready, setReady] = useState<Ready | null>(null);
  const prepare = useEffectEvent((signal: AbortSignal) =>
    prepareRows(reader, (number) => work[rowKey(reader.sheet, number)]?.changes, signal),
  );
  useEffect(() => {
    const controller = new AbortController();
    prepare(controller.signal).then(
      () => setReady((before) => ({ reader, reading: (before?.reading ?? 0) + 1 })),
      () => {},
    );
    return () => controller.abort();
  }, [reader]);
  const last = useMemo(() => {
    if (!ready) return null;
    const workOf = (number: number) => work[rowKey(ready.reader.sheet, number)];
    const rows = readRows(
      ready.reader,
      (number) => workOf(number)?.changes,
      (number) => workOf(number)?.isSkipped === true,
    );
    return { rows, reading: ready.reading };
  }, [ready, work]);
  return { last, isReading: ready?.reader !== reader };
}
