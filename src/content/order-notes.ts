/** What checkout and cart say before somebody pays twice. Each warns and forbids nothing. */
export const orderNotesCopy = {
  bought: 'Ya compró este documento en este equipo.',
  boughtSome: (names: string) => `Ya compró en este equipo: ${names}.`,
  single: 'Recibirá un solo archivo.',
  purchases: 'Ver mis compras',
  order: {
    begun:
      'Hace unos minutos se comenzó a pagar este mismo pedido en este equipo. Si ya pagó, búsquelo en sus compras antes de pagar otra vez.',
    pending:
      'Un pago de este mismo pedido está pendiente. Si ya pagó, espere la confirmación de Mercado Pago antes de pagar otra vez.',
    paid: 'En otra pestaña se confirmó una compra mientras esta página estaba abierta. Revísela antes de pagar otra vez.',
  },
} as const;
