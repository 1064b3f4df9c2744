/** Copy of a cart that travels as an address. */
export const sharedCartCopy = {
  share: {
    open: 'Compartir carrito',
    quote: 'Cotización',
    title: 'Compartir carrito',
    close: 'Cerrar',
    lead: 'Quien abra este enlace verá estos productos y podrá pagarlos desde su equipo o teléfono. El enlace no lleva ningún dato suyo.',
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
    lead: (count: number, formatted: string) =>
      count === 1 ? 'Este enlace trae 1 documento:' : `Este enlace trae ${formatted} documentos:`,
    line: (name: string, quantity: number) => (quantity === 1 ? name : `${name} (${quantity})`),
    total: 'Total',
    nothing:
      'Este enlace no trae ningún producto de la tienda. Es posible que esté incompleto o que haya cambiado: pida que se lo envíen otra vez.',
    question: 'Usted ya tiene productos en su carrito. ¿Qué quiere hacer?',
    replace: 'Reemplazar',
    add: 'Sumar',
    keep: 'Dejar el mío',
    replaced: 'Estos productos reemplazaron a los de su carrito.',
    added: 'Estos productos se sumaron a los de su carrito.',
    most: (most: string) => `De cada documento caben ${most} en el carrito: lo demás no se sumó.`,
    filled: 'Estos productos ya están en su carrito.',
    pay: 'Finalizar Compra',
    close: 'Cerrar este aviso',
  },
} as const;
