import { site } from './site.ts';

export const cartCopy = {
  title: 'Su carrito',
  close: 'Cerrar carrito',
  maxQuantityReached: {
    title: 'Ya tiene el máximo',
    text: (name: string, max: string) =>
      `Su carrito ya tiene ${max} unidades de ${name}, el máximo por documento. No se añadió otra.`,
  },
  empty: 'Su carrito está vacío.',
  emptyHint: 'Explore nuestras plantillas en la tienda.',
  toShop: 'Ir a la tienda',
  /** @param countText the formatted count */
  menuLabel: (count: number, countText: string) =>
    `Carrito, ${countText} ${count === 1 ? 'producto' : 'productos'}`,
  subtotal: 'Subtotal',
  note: 'El envío y los impuestos se calculan al finalizar la compra.',
  quantity: (name: string) => `Cantidad de ${name}`,
  increase: 'Aumentar cantidad',
  decrease: 'Disminuir cantidad',
  remove: (name: string) => `Quitar producto: ${name}`,
  clear: 'Vaciar carrito',
  /** Announcements after `remove` and `clear`, followed by the button `undo`. */
  removed: (name: string) => `Se quitó ${name}.`,
  cleared: 'Se vació el carrito.',
  undo: 'Deshacer',
  checkout: 'Finalizar Compra',
  purchases: site.purchases,
} as const;

export const sharedCartCopy = {
  share: {
    open: 'Compartir carrito',
    quote: 'Cotización',
    title: 'Compartir carrito',
    close: 'Cerrar',
    lead: (products: number) =>
      `Quien abra este enlace verá ${products === 1 ? 'este producto y podrá pagarlo' : 'estos productos y podrá pagarlos'} desde su equipo o teléfono. El enlace no lleva ningún dato suyo.`,
    address: 'Enlace del carrito',
    copy: 'Copiar enlace',
    copied: ['Enlace copiado', 'Péguelo en un correo o mensaje.'],
    notCopied:
      'Su navegador no permitió copiarlo. El enlace quedó seleccionado: cópielo con el teclado o con una pulsación larga.',
    send: 'Enviar…',
    qr: 'Código QR con el enlace del carrito',
    qrHint: 'O escanee este código con la cámara de otro teléfono.',
  },
  opened: {
    title: 'Carrito compartido',
    lead: (count: number, formattedCount: string) =>
      count === 1 ? 'Este enlace trae 1 documento:' : `Este enlace trae ${formattedCount} documentos:`,
    line: (name: string, quantity: number) => (quantity === 1 ? name : `${name} (${quantity})`),
    total: 'Total',
    noProducts:
      'Este enlace no trae ningún producto de la tienda. Es posible que esté incompleto o que haya cambiado: pida que se lo envíen otra vez.',
    question: (products: number) =>
      `Usted ya tiene ${products === 1 ? 'un producto' : 'productos'} en su carrito. ¿Qué quiere hacer?`,
    replace: 'Reemplazar',
    add: 'Agregar al mío',
    keep: 'Conservar mi carrito',
    replaced: (products: number) =>
      `${products === 1 ? 'Este producto reemplazó' : 'Estos productos reemplazaron'} lo que había en su carrito.`,
    added: (products: number) =>
      `${products === 1 ? 'Este producto se agregó' : 'Estos productos se agregaron'} a lo que había en su carrito.`,
    maxPerDocument: (max: string) => `De cada documento caben ${max} en el carrito: lo demás no se agregó.`,
    filled: (products: number) =>
      `${products === 1 ? 'Este producto quedó' : 'Estos productos quedaron'} en su carrito.`,
    pay: 'Finalizar Compra',
    close: 'Cerrar',
  },
} as const;

/** Copy about a link some of whose products are invalid. The page leaves these out. */
export const linkPartsCopy = {
  ignoredParts: (parts: number) =>
    parts === 1
      ? 'El enlace nombraba un producto que no está en la tienda.'
      : `El enlace nombraba ${parts} productos que no están en la tienda.`,
  tooMany: (max: number) => `En un enlace caben ${max} productos: lo demás se dejó fuera.`,
} as const;

export const linkedQuoteCopy = {
  quotePrefix: 'Viene de la cotización',
} as const;
