const whole = new Intl.NumberFormat('es-CL', { useGrouping: 'always' });
const list = new Intl.ListFormat('es-CL');
const disjunction = new Intl.ListFormat('es-CL', { type: 'disjunction' });

const rows = (count: number) => (count === 1 ? '1 fila' : `${count} filas`);
const cells = (count: number) => (count === 1 ? '1 celda' : `${whole.format(count)} celdas`);
const quoted = (text: string) => `«${text}»`;

/** Words for the subject of the rows: «persona», «personas». */
type People = { readonly one: string; readonly many: string };

const people = (count: number, { one, many }: People) => `${whole.format(count)} ${count === 1 ? one : many}`;

const hidden = (count: number, what: string, isRead: boolean) =>
  `${isRead ? '' : 'No '}${count === 1 ? 'se leyó' : 'se leyeron'} ${what}.`.replace(/^s/, 'S');

/** Lowers the first letter of a label within a sentence, unless it begins an abbreviation such as «RUT». */
const inSentence = (label: string) =>
  label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLocaleLowerCase('es'));

/** Maximum number of blanks named in one sentence. */
const maxNames = 8;

/** Copy of the page that completes a template for many people from a spreadsheet. */
export const severalCopy = {
  meta: (several: string, name: string) => ({
    title: `Completar para ${several}: ${name}`,
    description: `Obtenga «${name}» en Word para cada fila de su planilla. La planilla no sale de su equipo.`,
  }),
  step: (number: number) => `Paso ${number}`,
  title: (several: string) => `Para ${several}`,
  back: (name: string) => `Completar ${name}`,
  lead: 'Pegue las filas de su planilla y obtenga un documento por cada una. La planilla no sale de este equipo.',
  kept: 'Sus filas quedan en esta pestaña hasta que la cierre.',
  notKept:
    'La planilla no cabe en la memoria que este navegador da a la pestaña: si recarga la página, tendrá que pegarla otra vez.',
  sheet: {
    title: 'Su planilla',
    paste: 'Pegue aquí las filas, con sus títulos',
    open: 'Abrir una planilla (.xlsx o .csv)',
    reading: 'Leyendo…',
    example: 'Descargar planilla de ejemplo',
    exampleName: 'planilla-de-ejemplo.xlsx',
    drop: 'También puede arrastrar el archivo hasta esta página.',
    pasted: 'Filas pegadas',
    erase: 'Borrar',
    erased: 'Se borró la planilla.',
    replaced: 'Se reemplazó la planilla.',
    oneFile: (name: string) => `Se abrió solo ${name}: se lee una planilla a la vez.`,
  },
  survey: {
    title: 'Cómo se leyó su planilla',
    change: 'Cambiar',
    /** @param sheet '' for rows that were pasted or came from a .csv */
    sheet: (sheet: string, row: number, count: number, words: People) =>
      `${sheet === '' ? 'Títulos' : `Hoja ${quoted(sheet)}, títulos`} en la fila ${row}, ${people(count, words)}.`,
    others: (sheets: readonly string[]) => `Otras hojas: ${sheets.join(', ')}.`,
    chooseSheet: 'Hoja',
    chooseRow: 'Fila de los títulos',
    rowOption: (row: number, text: string) => `Fila ${row}: ${text}`,
    none: 'No se reconoce ninguna columna. Indique en qué fila están los títulos.',
    /** @param unread number of rows in a sheet too large to read with the others */
    emptySheet: (unread: number) =>
      unread > 0
        ? 'Esa hoja no se pudo leer junto con las otras: guárdela sola en otra planilla y ábrala aquí.'
        : 'Esa hoja no tiene ninguna fila con datos.',
    nobody: (words: People) =>
      `No hay ${words.many} debajo de los títulos: indique en qué fila están los títulos, o incluya las filas que correspondan.`,
    tooMany: (total: number, most: number) =>
      `La planilla tiene ${whole.format(total)} filas; se usan las primeras ${most}.`,
    hiddenRows: (count: number, isRead: boolean) =>
      hidden(count, count === 1 ? '1 fila oculta' : `${count} filas ocultas`, isRead),
    hiddenColumns: (count: number, isRead: boolean) =>
      hidden(count, count === 1 ? '1 columna oculta' : `${count} columnas ocultas`, isRead),
    include: (count: number) => (count === 1 ? 'Incluirla' : 'Incluirlas'),
    leave: (count: number) => (count === 1 ? 'Dejarla fuera' : 'Dejarlas fuera'),
    leftOut: (count: number, examples: readonly string[], words: People) =>
      `${rows(count)} no ${count === 1 ? 'parece' : 'parecen'} ${count === 1 ? words.one : words.many}: ${examples
        .map(quoted)
        .join(', ')}${count > examples.length ? '…' : '.'}`,
    includedRows: (count: number) =>
      count === 1
        ? 'Se incluyó 1 fila que se había dejado fuera.'
        : `Se incluyeron ${count} filas que se habían dejado fuera.`,
    see: 'Ver',
    includeRow: 'Incluir',
    includeRowNumber: (row: number) => `Incluir la fila ${row}`,
    leaveRow: 'Dejar fuera',
    leaveRowNumber: (row: number) => `Dejar fuera la fila ${row}`,
    encodings: {
      'windows-1252': 'Windows',
      macintosh: 'Mac',
      cp850: 'DOS',
      'utf-8-twice': 'UTF-8 dos veces',
    },
    encoding: (name: string, example: string) =>
      `Las letras con tilde se leyeron como las escribe ${name}${example === '' ? '' : ` (${example})`}.`,
    chooseEncoding: 'Letras con tilde',
    dates: (heading: string, example: string) =>
      `En ${quoted(heading)} hay fechas con el mes primero (${example}). Elija cómo se leen todas: día-mes o mes-día.`,
    datesElsewhere: (heading: string, example: string) =>
      `En la planilla hay fechas con el mes primero (${example}). Elija cómo se leen las de ${quoted(heading)}: día-mes o mes-día.`,
    datesChosen: (heading: string, order: string) => `Las fechas de ${quoted(heading)} se leen ${order}.`,
    orders: { day: 'día-mes', month: 'mes-día' },
    namesTurned: (before: string, after: string) =>
      before === before.toLocaleUpperCase('es')
        ? `Los nombres vienen con el apellido primero y en mayúsculas: ${before} → ${after}.`
        : `Los nombres vienen con el apellido primero: ${before} → ${after}.`,
    namesKept: (example: string) => `Los nombres quedan como están: ${example}.`,
    keepNames: 'Dejarlos como están',
    turnNames: 'Poner los apellidos al final',
    namesAsked: (example: string) => `¿${quoted(example)} está con los apellidos primero?`,
    surnamesFirst: 'Sí, los dos primeros',
    no: 'No',
    option: (heading: string, text: string, label: string) =>
      `En ${quoted(heading)}, ${quoted(text)} se lee como ${quoted(label)}.`,
    optionAsked: (heading: string, text: string) =>
      `En ${quoted(heading)}, ¿qué quiere decir ${quoted(text)}?`,
    damaged: (count: number, example: string) =>
      `${cells(count)} ${count === 1 ? 'tiene' : 'tienen'} letras dañadas (${example}). ${
        count === 1 ? 'Corríjala' : 'Corríjalas'
      } aquí, o vuelva a guardar la planilla como .xlsx.`,
    lost: (count: number, example: string) =>
      `${cells(count)} ${count === 1 ? 'perdió' : 'perdieron'} cifras o ${
        count === 1 ? 'se tomó por una fecha' : 'se tomaron por fechas'
      } (${example}): ${count === 1 ? 'corríjala' : 'corríjalas'} en su fila.`,
    checkDigit: (headings: readonly string[]) =>
      `En ${list.format(headings.map(quoted))} hay números sin dígito verificador: complételos en su fila.`,
    blankWords: (count: number, examples: readonly string[]) =>
      `En ${cells(count)} dice ${disjunction.format(examples.map(quoted))}: ${count === 1 ? 'se leyó como vacía' : 'se leyeron como vacías'}.`,
    merged: (count: number) =>
      `En ${rows(count)} hay celdas combinadas: en cada fila que abarcan se lee el mismo valor, salvo los montos y las horas.`,
    tableBelow: (row: number, count: number) =>
      `En la fila ${row} empieza otra tabla, con los títulos en otro orden: ${
        count === 1 ? 'su fila no se leyó' : `sus ${count} filas no se leyeron`
      }. Léala aparte, o póngala en el mismo orden.`,
    /** @param column letter in the spreadsheet */
    tableBeside: (column: string) =>
      `En la columna ${column} empieza otra tabla con los mismos títulos: no se leyó. Póngala debajo de la primera, o léala aparte.`,
  },
  columns: {
    /** @param noun «contrato» */
    title: (noun: string) => `Elija a qué dato del ${noun} corresponde cada columna.`,
    unused: 'No usar',
    unnamed: (column: number) => `Columna ${column}, sin título`,
    /** @param question «son las horas semanales» */
    question: (heading: string, question: string) => `${heading}: ¿${question}?`,
    /** @param label label of a field for which the template has no question */
    usualQuestion: (label: string) => `corresponde a ${quoted(label)}`,
    yes: 'Sí',
    change: 'Cambiar',
    changeOf: (heading: string) => `Cambiar ${heading}`,
    firstValue: (text: string) => `Primer dato: ${text}`,
    unrecognised: 'Estas columnas no se usan. Si alguna corresponde, elija su dato.',
    unrecognisedCount: (count: number) =>
      count === 1 ? '1 columna que no se usa' : `${count} columnas que no se usan`,
    recognised: (count: number) => (count === 1 ? '1 columna reconocida' : `${count} columnas reconocidas`),
    layout: 'Varios datos a la vez',
    /**
     * @param row number of the first row
     * @param example text that its cells are joined to
     */
    joined: (label: string, row: number, example: string) =>
      `Estas columnas se juntan en ${quoted(label)}.${example === '' ? '' : ` Fila ${row}: ${example}.`}`,
    firstOf: (label: string) =>
      `Estas columnas dan el mismo dato, ${quoted(label)}. Donde dicen cosas distintas, se deja por revisar.`,
  },
  common: {
    title: 'Lo que la planilla no trae',
    label: 'Tomarlo de',
    nothing: 'Ninguna parte: queda en blanco',
    school: 'Datos del establecimiento',
    draft: (title: string) => `Borrador ${quoted(title)}`,
    /** @param noun «contrato» */
    brought: (noun: string) => `De ese ${noun} se toma:`,
    broughtOfSchool: 'De los datos del establecimiento se toma:',
    nothingBrought: (noun: string) => `Ese ${noun} no dice nada que la planilla no traiga.`,
    hint: 'Si una fila trae su propio dato, se usa el de la fila. Una celda vacía queda en blanco.',
  },
  review: {
    title: 'Revisar y descargar',
    table: 'Sus filas',
    reading: 'Leyendo…',
    row: 'Fila',
    rowNumber: (row: number) => `Fila ${row}`,
    name: 'Nombre',
    state: 'Estado',
    unnamed: 'Sin nombre',
    original: (text: string) => `(en la planilla: ${text})`,
    ready: 'Lista',
    skipped: 'Sin documento',
    forAll: 'Escribirlo una vez para todas las filas',
    allRows: 'Todas las filas',
    sharedWarnings: (count: number) =>
      count === 1 ? 'En todas las filas hay este aviso:' : `En todas las filas hay estos ${count} avisos:`,
    sharedBlanks: (labels: readonly string[]) =>
      `En todas las filas falta: ${labels.slice(0, maxNames).join(', ')}${
        labels.length > maxNames ? ` y ${labels.length - maxNames} datos más` : ''
      }.`,
    blanks: (count: number) =>
      count === 1 ? 'Queda 1 espacio en blanco' : `Quedan ${count} espacios en blanco`,
    /** Lists the blanks that only some rows have. */
    blankNames: (labels: readonly string[], others: number) =>
      `${labels.slice(0, maxNames).join(', ')}${labels.length > maxNames ? ` y ${labels.length - maxNames} más` : ''}${
        others > 0 ? ' y los de todas las filas' : ''
      }`,
    warnings: (count: number) => (count === 1 ? '1 aviso' : `${count} avisos`),
    problems: (labels: readonly string[]) => `Por revisar: ${labels.map(inSentence).join(', ')}`,
    /**
     * @param label label of the field that the rows share
     * @param numbers numbers of the other rows
     */
    twins: (label: string, numbers: readonly number[]) =>
      `${label}: igual que en ${numbers.length === 1 ? 'la fila' : 'las filas'} ${list.format(numbers.map(String))}`,
    /** Announcement for screen readers once a cell is corrected. */
    mended: (row: number, states: readonly string[]) => `Fila ${row}: ${states.join(', ')}`,
    yes: 'Sí',
    no: 'No',
    see: 'Ver',
    seeRow: (row: number) => `Ver fila ${row}`,
    make: 'Hacer su documento',
    makeOf: (row: number) => `Fila ${row}: hacer su documento`,
    reviewed: 'Revisado',
    reviewedRow: (row: number) => `Revisado, fila ${row}`,
    reviewedAll: 'Los revisé',
    unconfirmed: (count: number, states: readonly string[]) =>
      `En ${rows(count)}: ${list.format(states.map(quoted))}. Cuando los haya revisado, márquelo por fila o para todas.`,
    confirmed: (count: number) => (count === 1 ? 'Se marcó 1 fila.' : `Se marcaron ${count} filas.`),
    readAs: (date: string, order: string) => `${date} (${order})`,
    readings: 'Todas las fechas de la columna',
    download: (count: number) => `Descargar ${count} (.zip)`,
    progress: (done: number, count: number) => `Generando ${done} de ${count}…`,
    cancel: 'Cancelar',
    /** Text around the file's name. */
    done: (count: number) => [count === 1 ? '1 documento en' : `${count} documentos en`, '.'] as const,
    keep: 'Guardar como borradores',
    kept: (count: number) => (count === 1 ? 'Se guardó 1 borrador.' : `Se guardaron ${count} borradores.`),
    notKept: (count: number) =>
      count === 1
        ? 'No cabe 1 borrador en este navegador.'
        : `No caben ${count} borradores en este navegador.`,
  },
  row: {
    back: 'Volver a las filas',
  },
} as const;
