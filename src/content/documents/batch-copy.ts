import { countRows, inQuotes, listFormat } from './counts.ts';
import { downloadCopy } from './download-copy.ts';

/**
 * Makes the first letter of a label lower-case for use within a sentence, unless it begins an abbreviation such as
 * «RUT».
 */
const lowerFirstLetter = (label: string) =>
  label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLocaleLowerCase('es'));

/** Maximum number of blanks named in one sentence. */
const maxNames = 8;

export const batchCopy = {
  meta: (pluralSubject: string, name: string) => ({
    title: `Completar para ${pluralSubject}: ${name}`,
    description: `Obtenga «${name}» en Word para cada fila de su planilla. La planilla no sale de su equipo.`,
  }),
  step: (number: number) => `Paso ${number}`,
  stepOf: (number: number, steps: number) => `Paso ${number} de ${steps}`,
  title: downloadCopy.batchTitle,
  lead: 'Pegue las filas de su planilla y obtenga un documento por cada una. La planilla no sale de este equipo.',
  storedInTab: 'Sus filas quedan en esta pestaña hasta que la cierre.',
  tabStorageFull:
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
  columns: {
    /** @param noun «contrato» */
    title: (noun: string) => `Elija a qué dato del ${noun} corresponde cada columna.`,
    unused: 'No usar',
    unnamed: (column: number) => `Columna ${column}, sin título`,
    /** @param question «son las horas semanales» */
    question: (heading: string, question: string) => `${heading}: ¿${question}?`,
    /** @param label label of a field for which the template has no question */
    usualQuestion: (label: string) => `corresponde a ${inQuotes(label)}`,
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
     * @param example joined text of the row's cells
     */
    joined: (label: string, row: number, example: string) =>
      `Estas columnas se juntan en ${inQuotes(label)}.${example === '' ? '' : ` Fila ${row}: ${example}.`}`,
    repeatedColumnsNote: (label: string) =>
      `Estas columnas dan el mismo dato, ${inQuotes(label)}. Donde dicen cosas distintas, se deja por revisar.`,
  },
  common: {
    title: 'Lo que la planilla no trae',
    label: 'Tomarlo de',
    noSource: 'Ninguna parte: queda en blanco',
    school: 'Datos del establecimiento',
    draft: (title: string) => `Borrador ${inQuotes(title)}`,
    /** @param noun «contrato» */
    answersFromDraft: (noun: string) => `De ese ${noun} se toma:`,
    answersFromSchool: 'De los datos del establecimiento se toma:',
    noAnswersFromDraft: (noun: string) => `Ese ${noun} no dice nada que la planilla no traiga.`,
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
    /**
     * Lists the row's blanks.
     * @param labels labels of the blanks that only some rows have
     * @param sharedBlankCount number of the row's blanks that all rows have
     */
    blankNames: (labels: readonly string[], sharedBlankCount: number) =>
      `${labels.slice(0, maxNames).join(', ')}${labels.length > maxNames ? ` y ${labels.length - maxNames} más` : ''}${
        sharedBlankCount > 0 ? ' y los de todas las filas' : ''
      }`,
    warnings: (count: number) => (count === 1 ? '1 aviso' : `${count} avisos`),
    problems: (labels: readonly string[]) => `Por revisar: ${labels.map(lowerFirstLetter).join(', ')}`,
    /**
     * Says that other rows are about the same person.
     * @param label label of the field with the same answer in all these rows
     * @param rowNumbers numbers of the other rows
     */
    sameAnswer: (label: string, rowNumbers: readonly number[]) =>
      `${label}: igual que en ${rowNumbers.length === 1 ? 'la fila' : 'las filas'} ${listFormat.format(rowNumbers.map(String))}`,
    /** Announcement for screen readers once a cell is corrected. */
    corrected: (row: number, states: readonly string[]) => `Fila ${row}: ${states.join(', ')}`,
    yes: 'Sí',
    no: 'No',
    see: 'Ver',
    seeRow: (row: number) => `Ver fila ${row}`,
    make: 'Hacer su documento',
    includeRow: (row: number) => `Fila ${row}: hacer su documento`,
    reviewed: 'Revisado',
    reviewedRow: (row: number) => `Revisado, fila ${row}`,
    reviewedAll: 'Los revisé',
    unconfirmed: (count: number, labels: readonly string[]) =>
      `En ${countRows(count)}: ${listFormat.format(labels.map(inQuotes))}. Cuando los haya revisado, márquelo por fila o para todas.`,
    confirmed: (count: number) => (count === 1 ? 'Se marcó 1 fila.' : `Se marcaron ${count} filas.`),
    readAs: (date: string, order: string) => `${date} (${order})`,
    readings: 'Todas las fechas de la columna',
    download: (count: number) => `Descargar ${count} (.zip)`,
    progress: (done: number, count: number) => `Generando ${done} de ${count}…`,
    cancel: 'Cancelar',
    /** Returns the text before and after the file's name. */
    done: (count: number) => [count === 1 ? '1 documento en' : `${count} documentos en`, '.'] as const,
    saveDrafts: 'Guardar como borradores',
    draftsSaved: (count: number) =>
      count === 1 ? 'Se guardó 1 borrador.' : `Se guardaron ${count} borradores.`,
    draftsNotSaved: (count: number) =>
      count === 1
        ? 'No cabe 1 borrador en este navegador.'
        : `No caben ${count} borradores en este navegador.`,
  },
  row: {
    back: 'Volver a las filas',
  },
} as const;
