import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  type BatchRow,
  prepareRows,
  type RowReader,
  readRows,
  rowReader,
} from '../../features/documents/batch/rows.ts';
import type { Table } from '../../features/documents/batch/table.ts';
import type { Template, Values } from '../../features/documents/model/document.ts';

export type Rows = {
  /** As they were read last; null before the first time. */
  readonly all: readonly BatchRow[] | null;
  /** Whether they are being read anew. */
  readonly isReading: boolean;
};

/**
 * The table's rows, read bit by bit when the columns or the common answers change: the last ones stay until then.
 * @param today 'YYYY-MM-DD' where the person is
 */
export function useRows(template: Template, table: Table, common: Values, today: string): Rows {
  const { sheet, columns, changes } = table;
  const reader = useMemo(
    () => rowReader({ sheet, columns, common }, template, today),
    [sheet, columns, common, template, today],
  );
  const [ready, setReady] = useState<RowReader | null>(null);
  const prepare = useEffectEvent((signal: AbortSignal) => prepareRows(reader, changes, signal));
  useEffect(() => {
    const controller = new AbortController();
    prepare(controller.signal).then(
      () => setReady(reader),
      () => {},
    );
    return () => controller.abort();
  }, [reader]);
  const all = useMemo(() => ready && readRows(ready, changes), [ready, changes]);
  return { all, isReading: ready !== reader };
}
