export const buyerCopy = {
  summary: 'Datos del establecimiento (opcional)',
  hint: 'Se imprimen en sus comprobantes.',
  offer: 'Datos que guardó en este equipo:',
  accept: 'Usar esos datos',
  wrongRbd: 'Escriba el RBD con sus cifras, por ejemplo 12345-6.',
  fields: { school: 'Nombre del establecimiento', taxId: 'RUT', rbd: 'RBD' },
} as const;

export const purchaseOrderCopy = {
  label: 'N.º de orden de compra (opcional)',
  printedLabel: 'Orden de compra',
  tooLong: (max: number) =>
    `El número de orden de compra puede tener hasta ${max} letras y cifras. Acórtelo.`,
} as const;

export const identityMessages = {
  rut: 'El RUT no es válido. Revise los números y el dígito verificador.',
  email: {
    other: 'Ingrese un correo electrónico válido.',
    several: 'Ingrese un solo correo electrónico.',
    noAt: 'Ingrese un correo electrónico válido. Le falta el signo @.',
    comma: 'Ingrese un correo electrónico válido. No lleva comas: revise si es un punto.',
    space: 'Ingrese un correo electrónico válido. No lleva espacios.',
  },
} as const;

/** Copy about invalid answers, which the quote leaves out. */
export const unprintedCopy = {
  names: { taxId: 'el RUT', rbd: 'el RBD', 'purchase-order': 'el N.º de orden de compra' },
  papers: { quote: 'en la cotización', receipt: 'en el comprobante' },
  /**
   * @param namesText the names in one phrase
   * @param place one of `papers`
   */
  text: (namesText: string, count: number, place: string) =>
    `${namesText.replace(/^e/, 'E')} ${count === 1 ? 'no es válido y no aparece' : 'no son válidos y no aparecen'} ${place}.`,
  correct: (name: string) => `Corregir ${name}`,
} as const;
