import { workBars } from './work-bar-copy.ts';

export const quoteCopy = {
  /**
   * The title contains the quote's number, because browsers name a saved PDF after the title.
   * @param number null while there is no quote
   */
  meta: (number: string | null) => ({
    title: `${number ? `Cotización ${number}` : 'Cotización'} | Mentoría Legal Educacional`,
    description: 'La cotización de su carrito, en una página para imprimir o guardar como PDF.',
  }),
  title: workBars.quote.name,
  lead: 'Una página para imprimir o enviar a quien aprueba la compra.',
  empty: 'Su carrito está vacío: no hay nada que cotizar.',
  emptyHint: 'Elija una plantilla en la tienda y vuelva aquí.',
  unreadable: 'Este enlace no corresponde a una cotización de la tienda.',
  unreadableHint: 'Es posible que esté incompleto o que haya cambiado: pida que se lo envíen otra vez.',
  toShop: 'Ir a la tienda',
  renew: 'Hacer una cotización nueva',
  print: 'Imprimir o guardar como PDF',
  printHint: 'Para un PDF, elija «Guardar como PDF» en la ventana de impresión.',
  pay: (products: number) => (products === 1 ? 'Pagar este producto' : 'Pagar estos productos'),
  linkHint:
    'Puede guardar o enviar este enlace. No incluye los datos del establecimiento: si deben verse, envíe el PDF.',
} as const;

export const quoteSheetCopy = {
  title: 'Cotización',
  number: 'N.º',
  date: 'Fecha',
  validUntil: 'Válida hasta',
  firm: 'Firma',
  cityTerm: 'Ciudad',
  city: 'Santiago de Chile',
  taxId: 'RUT',
  email: 'Correo',
  school: 'Para',
  rbd: 'RBD',
  addressee: 'A la atención de',
  columns: { product: 'Producto', quantity: 'Cantidad', price: 'Precio unitario', total: 'Total' },
  /** Replaces two columns on narrow screens. */
  unitPrice: (quantity: string, price: string) => `${quantity} × ${price}`,
  total: 'Total',
  pricesChanged: 'Los precios cambiaron desde la fecha de esta cotización; aquí están los de hoy.',
  quotedPrice: (linkPrice: string, price: string) =>
    `El enlace dice ${linkPrice} por unidad. Hoy cuesta ${price}.`,
  expired: (day: string) => `Esta cotización fue válida hasta el ${day}.`,
  pay: 'Cómo pagar',
  screenHint: 'Abra este enlace, o escanee el código con la cámara de un teléfono:',
  /** Paper shows only the domain, because nobody types the whole address. */
  scanHint: 'Escanee el código con la cámara de un teléfono:',
  /** @param documents number of different products, each of which is one document */
  payText: (products: number, documents: number) =>
    `trae ${products === 1 ? 'este producto' : 'estos productos'} al carrito. Se paga en el sitio de Mercado Pago; al aprobarse el pago podrá descargar ${documents === 1 ? 'el documento' : 'los documentos'} en Word.`,
  qr: 'Código QR con el enlace para pagar',
  noTax: 'Esta cotización no es un documento tributario.',
  declared: 'Los datos del establecimiento fueron escritos por quien la imprime.',
} as const;

export const quoteFormCopy = {
  title: 'Datos del establecimiento (opcional)',
  hint: 'Se imprimen en la cotización y, salvo a quién va dirigida, también en el comprobante.',
  addressee: 'A quién va dirigida',
  erase: {
    action: 'Borrar estos datos',
    title: '¿Borrar los datos del establecimiento?',
    loss: 'Se borran de este equipo, junto con los números de las cotizaciones hechas aquí y de las órdenes de compra. Tampoco aparecerán en los comprobantes de sus compras.',
    yes: 'Borrar',
    no: 'Conservar',
    done: ['Datos borrados', 'Ya no están en este equipo.'],
  },
} as const;
