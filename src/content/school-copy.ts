/** Copy about the school that receipts and quotes are made out to. */
export const buyerCopy = {
  summary: 'Datos del establecimiento (opcional)',
  hint: 'Se imprimen en sus comprobantes.',
  offer: 'Datos que guardó en este equipo:',
  accept: 'Usar esos datos',
  wrongRbd: 'Escriba el RBD con sus cifras, por ejemplo 12345-6.',
  fields: { school: 'Nombre del establecimiento', taxId: 'RUT', rbd: 'RBD' },
} as const;

/** Copy about the number of the school's purchase order on a quote and on the receipt of its purchase. */
export const purchaseOrderCopy = {
  label: 'N.º de orden de compra (opcional)',
  printed: 'Orden de compra',
  tooLong: (max: number) =>
    `El número de orden de compra puede tener hasta ${max} letras y cifras. Acórtelo.`,
} as const;

/** Messages about invalid answers. Documents and other forms share these messages. */
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
