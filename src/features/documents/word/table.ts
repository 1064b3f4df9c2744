import { BorderStyle, HeightRule, Table, TableLayoutType, type TableRow, WidthType } from 'docx';
import { colors } from './styles.ts';
import { valued, type Xml } from './xml.ts';

const edge = { style: BorderStyle.SINGLE, size: 4, color: colors.edge } as const;
const noEdge = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;

function everySide<Border>(border: Border) {
  return {
    top: border,
    bottom: border,
    left: border,
    right: border,
    insideHorizontal: border,
    insideVertical: border,
  };
}

const cellMargins = { top: 30, bottom: 30, left: 120, right: 120, marginUnitType: WidthType.DXA } as const;

/** A row may grow with its text. */
export function atLeast(twips: number) {
  return { value: twips, rule: HeightRule.ATLEAST } as const;
}

export type TableOptions = {
  /** In twips: percentages break in LibreOffice, Google Docs and Pages. */
  readonly widths: readonly number[];
  readonly rows: readonly TableRow[];
  readonly ruled?: boolean;
  /** Whether its first row names the columns; a table without only places text. */
  readonly header?: boolean;
  /** Whether its first column names the rows. */
  readonly rowHeader?: boolean;
};

/** Its first row and, where it says so, its first column are headers (17.4.55; Office 2007 knows the sum alone). */
function look({ header = false, rowHeader = false }: TableOptions): string {
  const bits = 0x0600 + (header ? 0x0020 : 0) + (rowHeader ? 0x0080 : 0);
  return bits.toString(16).padStart(4, '0').toUpperCase();
}

/**
 * A table that says which of its cells are headers, which docx writes in a way that Office 2007 refuses. What a table is
 * about stands above it as text: its alternative text (17.4.62) is an error to Office 2007 too.
 */
class HeadedTable extends Table {
  readonly #look: string;

  constructor(options: ConstructorParameters<typeof Table>[0], sum: string) {
    super(options);
    this.#look = sum;
  }

  override prepForXml(context: Parameters<Table['prepForXml']>[0]): Xml | undefined {
    const xml = super.prepForXml(context);
    const children: unknown = xml?.['w:tbl'];
    if (!Array.isArray(children)) return xml;
    for (const child of children) {
      // The schema has it last.
      if (Array.isArray(child?.['w:tblPr'])) child['w:tblPr'].push(valued('w:tblLook', this.#look));
    }
    return xml;
  }
}

export function wordTable(options: TableOptions): Table {
  const { widths, rows, ruled = true } = options;
  return new HeadedTable(
    {
      width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
      columnWidths: widths,
      layout: TableLayoutType.FIXED,
      margins: cellMargins,
      borders: everySide(ruled ? edge : noEdge),
      rows,
    },
    look(options),
  );
}
