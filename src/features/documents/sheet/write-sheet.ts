import writeXlsxFile from 'write-excel-file/universal';

export type ExampleColumn = {
  readonly heading: string;
  readonly value: string | number;
  /** Number format code of the spreadsheet. */
  readonly format?: string;
};

/** Column width in characters, as spreadsheets measure it. */
const narrowest = 12;
const widest = 60;

function widthOf({ heading, value }: ExampleColumn): number {
  const longest = Math.max(heading.length, String(value).length) + 2;
  return Math.min(Math.max(longest, narrowest), widest);
}

/**
 * Makes an .xlsx with those headings and one row below. Each part stays far below 160 kB, above which fflate would
 * start a `blob:` worker.
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
  // Without a font family, bold cells appear in a serif font.
  return writeXlsxFile([headings, row], sheet, { fontFamily: 'Calibri', fontSize: 11 }).toBlob();
}
