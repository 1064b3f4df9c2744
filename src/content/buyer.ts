/** The school that receipts and quotes are made out to. */
export const buyerCopy = {
  summary: 'Datos del establecimiento (opcional)',
  hint: 'Se imprimen en sus comprobantes y se guardan solo en este equipo.',
  offer: 'Datos que guardó en este equipo:',
  accept: 'Usar esos datos',
  wrongRbd: 'Escriba el RBD con sus cifras, por ejemplo 12345-6.',
  fields: { school: 'Nombre del establecimiento', taxId: 'RUT', rbd: 'RBD' },
} as const;
