import { countFormat, countRows, inQuotes, listFormat } from './counts.ts';

const disjunction = new Intl.ListFormat('es-CL', { type: 'disjunction' });

const countCells = (count: number) => (count === 1 ? '1 celda' : `${countFormat.format(count)} celdas`);

/** Words for the subject of the rows: «persona», «personas». */
type RowNoun = { readonly one: string; readonly many: string };

const countRowsAs = (count: number, { one, many }: RowNoun) =>
  `${countFormat.format(count)} ${count === 1 ? one : many}`;

/** @param areIncluded true if the hidden rows or columns are used */
const hiddenSentence = (count: number, subject: string, areIncluded: boolean) =>
  `${areIncluded ? '' : 'No '}${count === 1 ? 'se leyó' : 'se leyeron'} ${subject}.`.replace(/^s/, 'S');

export const surveyCopy = {
  title: 'Cómo se leyó su planilla',
  change: 'Cambiar',
  /** @param sheet '' for rows that were pasted or came from a .csv */
  sheet: (sheet: string, row: number, count: number, rowNoun: RowNoun) =>
    `${sheet === '' ? 'Títulos' : `Hoja ${inQuotes(sheet)}, títulos`} en la fila ${row}, ${countRowsAs(count, rowNoun)}.`,
  otherSheets: (sheets: readonly string[]) => `Otras hojas: ${sheets.join(', ')}.`,
  chooseSheet: 'Hoja',
  chooseRow: 'Fila de los títulos',
  rowOption: (row: number, text: string) => `Fila ${row}: ${text}`,
  noKnownColumns: 'No se reconoce ninguna columna. Indique en qué fila están los títulos.',
  /**
   * @param unread number of rows with values that weren't read, because the sheet is damaged or too large to read with
   * the others; 0 if it has none
   */
  emptySheet: (unreadRowCount: number) =>
    unreadRowCount > 0
      ? 'Esa hoja no se pudo leer junto con las otras: guárdela sola en otra planilla y ábrala aquí.'
      : 'Esa hoja no tiene ninguna fila con datos.',
  noPeople: (noun: RowNoun) =>
    `No hay ${noun.many} debajo de los títulos: indique en qué fila están los títulos, o incluya las filas que correspondan.`,
  tooMany: (total: number, usedCount: number) =>
    `La planilla tiene ${countFormat.format(total)} filas; se usan las primeras ${usedCount}.`,
  hiddenRows: (count: number, areRowsIncluded: boolean) =>
    hiddenSentence(count, count === 1 ? '1 fila oculta' : `${count} filas ocultas`, areRowsIncluded),
  hiddenColumns: (count: number, areColumnsIncluded: boolean) =>
    hiddenSentence(count, count === 1 ? '1 columna oculta' : `${count} columnas ocultas`, areColumnsIncluded),
  include: (count: number) => (count === 1 ? 'Incluirla' : 'Incluirlas'),
  exclude: (count: number) => (count === 1 ? 'Dejarla fuera' : 'Dejarlas fuera'),
  excludedRows: (count: number, examples: readonly string[], expectedNoun: RowNoun) =>
    `${countRows(count)} no ${count === 1 ? 'parece' : 'parecen'} ${count === 1 ? expectedNoun.one : expectedNoun.many}: ${examples
      .map(inQuotes)
      .join(', ')}${count > examples.length ? '…' : '.'}`,
  includedRows: (count: number) =>
    count === 1
      ? 'Se incluyó 1 fila que se había dejado fuera.'
      : `Se incluyeron ${count} filas que se habían dejado fuera.`,
  see: 'Ver',
  includeRow: 'Incluir',
  includeRowNumber: (row: number) => `Incluir la fila ${row}`,
  excludeRow: 'Dejar fuera',
  excludeRowNumber: (row: number) => `Dejar fuera la fila ${row}`,
  encodings: {
    'windows-1252': 'Windows',
    macintosh: 'Mac',
    cp850: 'DOS',
    'utf-8-twice': 'UTF-8 dos veces',
  },
  encoding: (name: string, example: string) =>
    `Las letras con tilde se leyeron como las escribe ${name}${example === '' ? '' : ` (${example})`}.`,
  chooseEncoding: 'Letras con tilde',
  askDateOrder: (heading: string, example: string) =>
    `En ${inQuotes(heading)} hay fechas con el mes primero (${example}). Elija cómo se leen todas: día-mes o mes-día.`,
  askDateOrderElsewhere: (heading: string, example: string) =>
    `En la planilla hay fechas con el mes primero (${example}). Elija cómo se leen las de ${inQuotes(heading)}: día-mes o mes-día.`,
  datesChosen: (heading: string, order: string) => `Las fechas de ${inQuotes(heading)} se leen ${order}.`,
  orders: { day: 'día-mes', month: 'mes-día' },
  namesReordered: (originalName: string, reorderedName: string) =>
    originalName === originalName.toLocaleUpperCase('es')
      ? `Los nombres vienen con el apellido primero y en mayúsculas: ${originalName} → ${reorderedName}.`
      : `Los nombres vienen con el apellido primero: ${originalName} → ${reorderedName}.`,
  namesKept: (example: string) => `Los nombres quedan como están: ${example}.`,
  keepNames: 'Dejarlos como están',
  reorderNames: 'Poner los apellidos al final',
  askNameOrder: (example: string) => `¿${inQuotes(example)} está con los apellidos primero?`,
  surnamesFirst: 'Sí, los dos primeros',
  no: 'No',
  option: (heading: string, text: string, label: string) =>
    `En ${inQuotes(heading)}, ${inQuotes(text)} se lee como ${inQuotes(label)}.`,
  askOption: (heading: string, text: string) =>
    `En ${inQuotes(heading)}, ¿qué quiere decir ${inQuotes(text)}?`,
  damaged: (count: number, example: string) =>
    `${countCells(count)} ${count === 1 ? 'tiene' : 'tienen'} letras dañadas (${example}). ${
      count === 1 ? 'Corríjala' : 'Corríjalas'
    } aquí, o vuelva a guardar la planilla como .xlsx.`,
  convertedCells: (count: number, example: string) =>
    `${countCells(count)} ${count === 1 ? 'perdió' : 'perdieron'} cifras o ${
      count === 1 ? 'se tomó por una fecha' : 'se tomaron por fechas'
    } (${example}): ${count === 1 ? 'corríjala' : 'corríjalas'} en su fila.`,
  checkDigit: (headings: readonly string[]) =>
    `En ${listFormat.format(headings.map(inQuotes))} hay números sin dígito verificador: complételos en su fila.`,
  blankMarkers: (count: number, examples: readonly string[]) =>
    `En ${countCells(count)} dice ${disjunction.format(examples.map(inQuotes))}: ${count === 1 ? 'se leyó como vacía' : 'se leyeron como vacías'}.`,
  merged: (count: number) =>
    `En ${countRows(count)} hay celdas combinadas: en cada fila que abarcan se lee el mismo valor, salvo los montos y las horas.`,
  tableBelow: (row: number, count: number) =>
    `En la fila ${row} empieza otra tabla, con los títulos en otro orden: ${
      count === 1 ? 'su fila no se leyó' : `sus ${count} filas no se leyeron`
    }. Léala aparte, o póngala en el mismo orden.`,
  /** @param column letter in the spreadsheet */
  tableBeside: (column: string) =>
    `En la columna ${column} empieza otra tabla con los mismos títulos: no se leyó. Póngala debajo de la primera, o léala aparte.`,
} as const;
