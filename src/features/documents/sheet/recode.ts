import { textCell } from './cell-text.ts';
import { type CodePage, codePages, redecode } from './code-pages.ts';
import type { Cell, Encoding, Workbook } from './workbook.ts';

function isCodePage(encoding: Encoding | null): encoding is CodePage {
  return codePages.some((page) => page === encoding);
}

function recodeCell(cell: Cell, currentPage: CodePage, newPage: CodePage): Cell {
  if (typeof cell === 'string') return textCell(redecode(cell, currentPage, newPage));
  return cell.kind === 'error' ? textCell(redecode(cell.shown, currentPage, newPage)) : cell;
}

/**
 * Decodes the text of a workbook again with another encoding, without reading the file again. This is possible only
 * between single-byte encodings. For other encodings, returns the same workbook.
 */
export function recode(workbook: Workbook, encoding: Encoding): Workbook {
  const currentEncoding = workbook.encoding;
  if (!isCodePage(currentEncoding) || !isCodePage(encoding) || currentEncoding === encoding) return workbook;
  const sheets = workbook.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => recodeCell(cell, currentEncoding, encoding)),
    })),
  }));
  return { ...workbook, sheets, encoding };
}
