export const unreadableCopy = {
  error: 'La celda tiene un error de la planilla: escriba la respuesta.',
  tooLong: (max: number) => `Escriba a lo más ${max} caracteres.`,
  damaged: (cellText: string) => `Tiene letras dañadas (${cellText}): escríbalo otra vez.`,
  /** @param typed text before the spreadsheet turned it into a date; null if unknown */
  takenForDate: (typed: string | null, cellText: string) =>
    typed === null
      ? `La planilla lo tomó por una fecha (${cellText}). Escriba lo que corresponde.`
      : `La planilla tomó «${typed}» por una fecha (${cellText}). Escriba lo que corresponde.`,
  lostDigits: (cellText: string) => `Este número perdió cifras (${cellText}). Escríbalo completo.`,
  notWords: (cellText: string) =>
    `Aquí va un texto, y la planilla dice «${cellText}»: escriba lo que corresponde.`,
  merged: (cellText: string) =>
    `Es una celda combinada para varias filas (${cellText}): escriba lo que corresponde a esta.`,
  checkDigit: 'Falta el dígito verificador.',
  dateOrder: 'Puede ser día-mes o mes-día. Elija cómo se lee la columna, o escriba la fecha.',
  contradiction: (cellTexts: readonly string[]) =>
    `Dos columnas dicen cosas distintas (${cellTexts.join(' y ')}): escriba lo que corresponde.`,
  nameOrder: 'No se sabe cuáles son los apellidos: escriba nombres y apellidos.',
} as const;

export const batchRowsCopy = {
  /** @param row number in the spreadsheet */
  row: (row: number) => `la fila ${row}`,
  shortName: (name: string) => `El nombre tiene una sola palabra («${name}»): revise si falta una columna.`,
  surnamesAlone: (name: string) =>
    `El nombre parece tener solo los apellidos («${name}»): revise si falta una columna.`,
  moreThanName: (name: string) =>
    `El nombre dice «${name}»: deje solo los nombres y apellidos de una persona.`,
  capitals: (name: string) =>
    `El nombre está en mayúsculas («${name}»): revise si los apellidos van primero.`,
  nameOrder: 'Falta decir, más arriba, si los apellidos van primero en los nombres.',
  withoutNumber: (label: string, text: string) =>
    `${label}: «${text}» no tiene número. Revise si falta una columna.`,
} as const;

export const figureCopy = {
  blank: '—',
  blankInSheet: 'en blanco en la planilla',
  columnMissing: 'falta elegir su columna',
} as const;

export const batchSummaryCopy = {
  fileName: 'resumen.txt',
  title: (name: string, documents: number) =>
    `${name}: ${documents === 1 ? '1 documento' : `${documents} documentos`}`,
  /** @param day dd-mm-aaaa */
  made: (day: string) =>
    `Generados el ${day}. Lo que queda en blanco se imprime como línea para completar a mano.`,
  document: (number: number, file: string, name: string) =>
    `${number}. ${file}${name === '' ? '' : ` (${name})`}`,
  ready: 'Nada en blanco ni por revisar.',
  problems: 'Respuestas por revisar:',
  problem: (label: string, typed: string, message: string) => `${label}: «${typed}». ${message}`,
  sameAnswer: (label: string, files: string) => `${label}: la misma respuesta que en ${files}.`,
  warnings: 'Avisos:',
  blanks: 'En blanco:',
  section: (title: string, labels: string) => `${title}: ${labels}`,
} as const;

export const batchFileSuffix = (day: string) => `varios-${day}`;

/** Copy with which the form refers to rows of the spreadsheet. */
export const rowCopy = {
  heading: (number: number) => `Fila ${number}`,
  title: (number: number) => `fila ${number}`,
  mention: (title: string) => `la ${title}`,
  offer: (title: string) => `Algunos de estos datos están en la ${title}:`,
} as const;
