import { sheetCopy } from './sheet-copy.ts';

const whole = new Intl.NumberFormat('es-CL', { useGrouping: 'always' });
const list = new Intl.ListFormat('es-CL');

const rows = (count: number) => (count === 1 ? '1 fila' : `${count} filas`);

/** Copy of the page where a template is completed for many at once, from a spreadsheet. */
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
    drop: 'También puede arrastrar el archivo hasta aquí.',
    /** What was read. */
    read: (count: number, columns: number) =>
      `${rows(count)} y ${columns === 1 ? '1 columna' : `${columns} columnas`}`,
    tooMany: (total: number, most: number) =>
      `La planilla tiene ${whole.format(total)} filas; se usan las primeras ${most}.`,
    erase: 'Borrar',
    erased: 'Se borró la planilla.',
    replaced: 'Se reemplazó la planilla.',
  },
  columns: {
    title: 'Columnas',
    unused: 'No usar',
    unnamed: (column: number) => `Columna ${column}, sin título`,
    none: sheetCopy.refusals['no-headings'],
    recognised: (count: number) => (count === 1 ? '1 columna reconocida' : `${count} columnas reconocidas`),
    hint: 'Elija la respuesta que corresponde a cada título, o deje «No usar».',
    /** Before what becomes of columns that give the same answer. */
    headings: (headings: readonly string[]) => `${headings.map((heading) => `«${heading}»`).join(', ')}:`,
    double: (label: string, isText: boolean) =>
      `dan la misma respuesta, «${label}». ${
        isText
          ? 'Se escriben una a continuación de la otra.'
          : 'Si juntas no forman una respuesta válida, se usa la primera que tenga dato.'
      }`,
  },
  common: {
    title: 'Datos comunes',
    label: 'Tomar los demás datos de',
    nothing: 'Ninguno',
    school: 'Datos del establecimiento',
    draft: (title: string) => `Borrador «${title}»`,
    hint: 'Si una fila trae su propio dato, se usa el de la fila.',
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
    ready: 'Lista',
    blanks: (count: number) =>
      count === 1 ? 'Queda 1 espacio en blanco' : `Quedan ${count} espacios en blanco`,
    warnings: (count: number) => (count === 1 ? '1 aviso' : `${count} avisos`),
    problems: (count: number) =>
      count === 1 ? '1 respuesta por revisar' : `${count} respuestas por revisar`,
    /** @param label of what the rows share; @param twins from 0 */
    twins: (label: string, twins: readonly number[]) =>
      `${label}: igual que en ${twins.length === 1 ? 'la fila' : 'las filas'} ${list.format(twins.map((row) => String(row + 1)))}`,
    /** For screen readers, once a cell was mended. */
    mended: (row: number, states: readonly string[]) => `Fila ${row}: ${states.join(', ')}`,
    yes: 'Sí',
    no: 'No',
    see: 'Ver',
    seeRow: (row: number) => `Ver fila ${row}`,
    download: 'Descargar todos (.zip)',
    progress: (done: number, count: number) => `Generando ${done} de ${count}…`,
    cancel: 'Cancelar',
    /** Around the file's name. */
    done: (count: number) => [count === 1 ? '1 documento en' : `${count} documentos en`, '.'] as const,
    keep: 'Guardar como borradores',
    kept: (count: number) => (count === 1 ? 'Se guardó 1 borrador.' : `Se guardaron ${count} borradores.`),
    notKept: (count: number) =>
      count === 1
        ? 'No cabe 1 borrador en este navegador.'
        : `No caben ${count} borradores en este navegador.`,
  },
  row: {
    title: (row: number, count: number) => `Fila ${row} de ${count}`,
    back: 'Volver a las filas',
  },
} as const;
