const list = new Intl.ListFormat('es-CL');

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

const countDrafts = (count: number) => (count === 1 ? '1 borrador' : `${count} borradores`);

/**
 * Copy of answers that come from the same person's earlier document.
 * @param noun kind of document: «contrato»
 */
export const earlierDocumentCopy = {
  source: (noun: string) => `del ${noun} anterior`,
  ask: (noun: string) => `Del ${noun} anterior: ¿es así?`,
  count: (count: number, noun: string) =>
    `${count === 1 ? 'Un dato es' : `${count} datos son`} del ${noun} anterior`,
} as const;

export const nextYearCopy = {
  /** @param documents «los contratos» */
  title: (documents: string) => `${capitalized(documents)} del próximo año`,
  meta: (documents: string, name: string) => ({
    title: `${capitalized(documents)} del próximo año: ${name}`,
    description: `Obtenga «${name}» en Word para el año siguiente, con los datos de los documentos anteriores. No salen de su equipo.`,
  }),
  lead: 'Abra los documentos del año que termina y obtenga uno nuevo por persona, con el plazo del año siguiente.',
  storedInTab: 'Sus documentos quedan en esta pestaña hasta que la cierre.',
  tabStorageFull:
    'Los documentos no caben en la memoria que este navegador da a la pestaña: si recarga la página, tendrá que elegirlos otra vez.',
  step: {
    /** @param documents «los contratos» */
    title: (documents: string) => `${capitalized(documents)} anteriores`,
    hint: 'Elija los Word que descargó o guardó (varios a la vez). No salen de este equipo.',
    choose: 'Elegir los Word',
    chooseMore: 'Agregar otros Word',
    reading: (done: number, count: number) => `Leyendo ${done} de ${count}…`,
    cancel: 'Cancelar',
    drop: 'También puede arrastrar los archivos hasta esta página.',
    documentCount: (count: number) =>
      count === 1 ? '1 documento anterior' : `${count} documentos anteriores`,
    read: (count: number) => (count === 1 ? 'Se leyó 1 documento.' : `Se leyeron ${count} documentos.`),
    /** Counts the people, because all documents of one person make one row. */
    peopleCount: (count: number, people: string) => `Son de ${count} ${people}.`,
    /** Counts the files that were edited outside their fields. */
    changedFiles: (count: number) =>
      count === 1
        ? 'Un Word tiene partes que no son de la plantilla. No pasan al documento nuevo.'
        : `${count} Word tienen partes que no son de la plantilla. No pasan a los documentos nuevos.`,
    tooMany: (max: number) => `Se usan los primeros ${max} documentos.`,
    erase: 'Borrar',
    erased: 'Se borraron los documentos anteriores.',
    drafts: 'O tomarlos de los borradores de este equipo',
    addDrafts: (count: number) => `Agregar ${countDrafts(count)}`,
    added: (count: number) => (count === 1 ? 'Se agregó 1 borrador.' : `Se agregaron ${count} borradores.`),
  },
  /** @param noun «contrato» */
  earlierDocument: (noun: string) => `${capitalized(noun)} anterior`,
  /** Lists the terms («plazos») of the person's earlier documents, except the last one. */
  otherTerms: (terms: readonly string[]) => `antes: ${list.format(terms)}`,
  downloadAll: 'Descargar todos (.zip)',
  remove: 'Quitar',
  removeRow: (row: number) => `Quitar la fila ${row}`,
  removed: (name: string) => (name === '' ? 'Se quitó una fila.' : `Se quitó a ${name}.`),
} as const;
