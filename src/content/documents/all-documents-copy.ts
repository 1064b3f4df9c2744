const countDocuments = (count: number) => (count === 1 ? '1 documento' : `${count} documentos`);
const rows = (count: number) => (count === 1 ? '1 fila' : `${count} filas`);

export const allDocumentsCopy = {
  noDocuments: 'Ninguna fila tiene marcado «Hacer su documento»: marque al menos una.',
  print: {
    action: 'Imprimir todos o guardar como un PDF',
    progress: (done: number, count: number) => `Preparando ${done} de ${count}…`,
    cancel: 'Cancelar',
    ready: (count: number, pages: number) =>
      `${countDocuments(count)} para imprimir, ${pages === 1 ? '1 página' : `${pages} páginas`} en total.`,
    blocked:
      'El navegador no abrió la impresión. Pulse otra vez «Imprimir todos o guardar como un PDF»; si tampoco se abre, abra esta página en otro navegador o descargue el .zip.',
    failed: 'No se pudo preparar la impresión. Inténtelo otra vez.',
  },
  reminders: {
    noReminders: 'Ninguna fila tiene una fecha por venir de la que avisar.',
    /** Returns the text before and after the file's name. */
    saved: (reminders: number, count: number) =>
      [`${reminders === 1 ? '1 aviso' : `${reminders} avisos`} de ${countDocuments(count)} en`, '.'] as const,
    rowsWithoutReminders: (count: number) =>
      `${rows(count)} no ${count === 1 ? 'tiene' : 'tienen'} una fecha por venir de la que avisar.`,
    fileSuffix: (day: string) => `varios ${day}`,
  },
} as const;
