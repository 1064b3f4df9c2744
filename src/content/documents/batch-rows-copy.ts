/** What is said of a cell that gives no answer. */
export const unreadCopy = {
  error: 'La celda tiene un error de la planilla: escriba la respuesta.',
  tooLong: (most: number) => `Escriba a lo más ${most} caracteres.`,
} as const;

/** The list that goes with many documents in one file. */
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
  twins: (label: string, files: string) => `${label}: la misma respuesta que en ${files}.`,
  warnings: 'Avisos:',
  blanks: 'En blanco:',
  section: (title: string, labels: string) => `${title}: ${labels}`,
} as const;

/** Of the file with all documents, before its ending. */
export const batchFileName = (document: string, day: string) => `${document}-varios-${day}`;
