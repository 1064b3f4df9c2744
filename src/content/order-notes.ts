/** What checkout and cart say before somebody pays twice. Each warns and forbids nothing. */
export const orderNotesCopy = {
  bought: 'Ya compró este documento en este equipo.',
  boughtSome: (names: string) => `Ya compró en este equipo: ${names}.`,
  single: 'Recibirá un solo archivo.',
  purchases: 'Ver Mis compras',
  /** Of a payment without an answer that names the product. @param moment at which it was begun; `number`: null where it is not known */
  open: {
    begun: (moment: string) =>
      `Se comenzó a pagar este documento en este equipo (${moment}). Si ya pagó, compruébelo antes de pagar otra vez.`,
    pending: (number: string | null, moment: string) =>
      number === null
        ? `Un pago de este documento está pendiente (${moment}). Espere la confirmación de Mercado Pago antes de pagar otra vez.`
        : `El pago N.º ${number} de este documento está pendiente. Espere la confirmación de Mercado Pago antes de pagar otra vez.`,
    check: 'Comprobar el pago',
  },
  paidElsewhere:
    'En otra pestaña se confirmó una compra mientras esta página estaba abierta. Revísela antes de pagar otra vez.',
} as const;
