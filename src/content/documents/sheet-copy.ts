const numberFormat = new Intl.NumberFormat('es-CL', { useGrouping: 'always' });

/** @param plural words after a count other than 1 */
const countWithNoun = (count: number, singular: string, plural: string) =>
  count === 1 ? `Hay ${singular}` : `Hay ${numberFormat.format(count)} ${plural}`;

const saveAgainAdvice = 'Ábrala en su programa y guárdela como .xlsx o .csv.';
const pasteAdvice = 'También puede copiar sus filas y pegarlas.';

export const sheetCopy = {
  refusals: {
    empty: 'No hay ninguna fila con datos.',
    wide: 'La planilla tiene demasiadas columnas. Deje solo las que necesita.',
    wordy: 'La planilla tiene demasiado texto. Deje solo las filas y columnas que necesita.',
    size: 'El archivo pesa más de 10 MB. Guarde en otra planilla solo las filas que necesita.',
    excess: `La planilla contiene demasiado para abrirla aquí. Guarde en otra solo las filas que necesita. ${pasteAdvice}`,
    password: `El archivo tiene contraseña. Quítesela en su programa y ábralo otra vez. ${pasteAdvice}`,
    xls: `Ese formato de Excel (.xls o .xlsb) no se puede abrir aquí. ${saveAgainAdvice}`,
    ods: `Las planillas de LibreOffice (.ods) no se pueden abrir aquí. ${saveAgainAdvice}`,
    numbers:
      'Las planillas de Numbers no se pueden abrir aquí. Expórtela como Excel (.xlsx) o CSV, y abra ese archivo.',
    other: 'Ese archivo no es una planilla .xlsx ni .csv.',
    damaged: `La planilla está dañada o incompleta. ${saveAgainAdvice}`,
    quotes:
      'En una celda se abren comillas que no se cierran. Corríjala e inténtelo otra vez, o copie las filas en su programa de planillas y péguelas.',
    unreadable: `El navegador no pudo leer el archivo. Inténtelo otra vez. ${pasteAdvice}`,
  },
  notices: {
    uncomputed: (count: number) =>
      `${countWithNoun(count, 'una fórmula sin resultado, que queda', 'fórmulas sin resultado, que quedan')} en blanco. Abra la planilla en su programa, guárdela y ábrala aquí otra vez.`,
    hidden: (count: number) =>
      `${countWithNoun(count, 'una celda', 'celdas')} con caracteres que no se ven o que invierten el texto: se quitaron.`,
    markup: (count: number) =>
      `${countWithNoun(count, 'una celda', 'celdas')} con etiquetas, como <b>: se copian tal como están, como texto.`,
    long: (count: number) =>
      `${countWithNoun(count, 'una celda', 'celdas')} con más de 1.000 letras. Revise que sea lo que va en el documento.`,
  },
} as const;
