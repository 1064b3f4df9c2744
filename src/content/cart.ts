/** Copy of the cart's drawer, and of what puts something into it. */
export const cartCopy = {
  title: 'Su carrito',
  close: 'Cerrar carrito',
  /** Shown in place of adding one more. */
  most: {
    title: 'Ya tiene el máximo',
    text: (name: string, most: string) =>
      `Su carrito ya tiene ${most} unidades de ${name}, el máximo por documento. No se añadió otra.`,
  },
  empty: 'Su carrito está vacío.',
  emptyHint: 'Explore nuestras plantillas en la tienda.',
  toShop: 'Ir a la tienda',
  subtotal: 'Subtotal',
  note: 'El envío y los impuestos se calculan al finalizar la compra.',
  quantity: (name: string) => `Cantidad de ${name}`,
  more: 'Aumentar cantidad',
  fewer: 'Disminuir cantidad',
  remove: (name: string) => `Quitar producto: ${name}`,
  clear: 'Vaciar carrito',
  checkout: 'Finalizar Compra',
  purchases: 'Mis compras',
} as const;
