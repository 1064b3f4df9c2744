import writeXlsxFile from 'write-excel-file/universal';

/** A column of the example sheet, with its one cell. */
export type ExampleColumn = {
  readonly heading: string;
  readonly value: string | number;
  /** Number format, as spreadsheets write it. */
  readonly format?: string;
};

/** Characters, as spreadsheets measure columns. */
const narrowest = 12;
const widest = 60;

function widthOf({ heading, value }: ExampleColumn): number {
  const longest = Math.max(heading.length, String(value).length) + 2;
  return Math.min(Math.max(longest, narrowest), widest);
}

/**
 * An .xlsx with those headings and the row below them. Each of its parts stays far below the 160 kB from which on fflate
 * would start a `blob:` worker.
 */
export function writeSheet(columns: readonly ExampleColumn[]): Promise<Blob> {
  const headings = columns.map(({ heading }) => ({ value: heading, fontWeight: 'bold' as const }));
  const row = columns.map(({ value, format }) =>
    value === '' ? null : { value, align: 'left' as const, ...(format === undefined ? {} : { format }) },
  );
  const sheet = {
    sheet: 'Datos',
    stickyRowsCount: 1,
    columns: columns.map((column) => ({ width: widthOf(column) })),
  };
  // Without a family of their own bold cells are set in some serif.
  return writeXlsxFile([headings, row], sheet, { fontFamily: 'Calibri', fontSize: 11 }).toBlob();
}
