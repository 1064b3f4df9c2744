import { BorderStyle, HeightRule, Table, TableLayoutType, type TableRow, WidthType } from 'docx';
import { colors } from './styles.ts';
import { attributes, valued, type Xml } from './xml.ts';

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
  /** What it is, for a person who cannot see it. */
  readonly description: string;
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
 * Word's alternative text of a table (17.4.62) came with Word 2010: earlier ones take the alternative without it, which
 * is nothing (ECMA-376, part 3, 7.6). As the table's own child it is an error to Office 2007.
 */
function described(description: string): Xml {
  const choice = [attributes({ Requires: 'w14' }), valued('w:tblDescription', description)];
  return { 'mc:AlternateContent': [{ 'mc:Choice': choice }] };
}

/** A table with a description, that says which of its cells are headers: docx writes that in a way that Office 2007 refuses. */
class DescribedTable extends Table {
  readonly #properties: readonly Xml[];

  /** @param properties in the order of the schema, which has them after all others */
  constructor(options: ConstructorParameters<typeof Table>[0], properties: readonly Xml[]) {
    super(options);
    this.#properties = properties;
  }

  override prepForXml(context: Parameters<Table['prepForXml']>[0]): Xml | undefined {
    const xml = super.prepForXml(context);
    const children: unknown = xml?.['w:tbl'];
    if (!Array.isArray(children)) return xml;
    for (const child of children) {
      if (Array.isArray(child?.['w:tblPr'])) child['w:tblPr'].push(...this.#properties);
    }
    return xml;
  }
}

export function wordTable(options: TableOptions): Table {
  const { widths, rows, ruled = true } = options;
  return new DescribedTable(
    {
      width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
      columnWidths: widths,
      layout: TableLayoutType.FIXED,
      margins: cellMargins,
      borders: everySide(ruled ? edge : noEdge),
      rows,
    },
    [valued('w:tblLook', look(options)), described(options.description)],
  );
}
