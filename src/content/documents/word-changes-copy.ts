export const wordChangesCopy = {
  title: '¿Qué cambió en este Word?',
  /** Counts paragraphs and table rows that were added or changed. */
  notInTemplate: (count: number) =>
    count === 1
      ? 'En este Word hay 1 parte que no es de la plantilla. No pasa al documento nuevo.'
      : `En este Word hay ${count} partes que no son de la plantilla. No pasan al documento nuevo.`,
  notInFile: (count: number) =>
    count === 1
      ? 'En este Word falta 1 parte de la plantilla. El documento nuevo la tiene.'
      : `En este Word faltan ${count} partes de la plantilla. El documento nuevo las tiene.`,
  tooMany:
    'Este Word tiene demasiadas diferencias con la plantilla para mostrarlas aquí. Lo escrito fuera de los campos no pasa al documento nuevo.',
  olderText: 'Este Word usa un texto anterior: las diferencias pueden venir de eso.',
  otherDifferences: 'Podría haber otras diferencias de formato.',
  kinds: { added: 'Agregado', changed: 'Cambiado', removed: 'Quitado' },
  template: 'Plantilla',
  file: 'Este Word',
  showAll: (count: number) => `Ver todas (${count})`,
  copy: 'Copiar el texto',
  copied: ['Texto copiado', 'Péguelo donde lo necesite.'],
  notCopied:
    'Su navegador no permitió copiarlo. El texto quedó seleccionado: cópielo con el teclado o con una pulsación larga.',
} as const;
