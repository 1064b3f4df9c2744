/** Copy of checkout and of the pages one comes back to. */
export const checkoutCopy = {
  meta: {
    title: 'Finalizar compra | Mentoría Legal Educacional',
    description: 'Revise su pedido y pague en forma segura con Mercado Pago.',
  },
  title: 'Finalizar compra',
  back: 'Volver a la Tienda',
  lines: 'Productos',
  columns: { product: 'Producto', quantity: 'Cantidad', total: 'Total' },
  each: (price: string) => `${price} c/u`,
  summary: 'Resumen',
  /** @param shown the same count as it is written */
  subtotal: (count: number, shown: string) => `Subtotal, ${shown} ${count === 1 ? 'producto' : 'productos'}`,
  delivery: ['Entrega', 'Descarga digital'],
  total: 'Total a pagar',
  pay: 'Pagar con Mercado Pago',
  preparing: 'Preparando el pago…',
  wallet: 'Pago con Mercado Pago',
  walletLoading: 'Cargando el botón de pago…',
  walletHint: 'Continúe en la ventana segura de Mercado Pago.',
  walletFailed: 'El botón de pago no cargó, pero puede pagar en el sitio de Mercado Pago con este enlace.',
  plainLink: 'Ir al sitio de Mercado Pago',
  failed: 'No se pudo iniciar el proceso de pago. Por favor, inténtelo más tarde.',
  failedToast: 'Error de Pago',
  /** What the toast says where Mercado Pago says nothing itself. */
  failures: {
    refused: 'Error al crear la preferencia de pago.',
    unusable: 'No se pudo obtener el ID de preferencia de Mercado Pago.',
    noAnswer: 'No se pudo conectar con Mercado Pago. Revisa tus credenciales.',
  },
  help: 'Será dirigido a Mercado Pago para completar su pago en forma segura.',
  afterwards: 'Al aprobarse el pago, descarga sus documentos en Word.',
  empty: 'Tu carrito está vacío.',
  emptyHint: 'Elija una plantilla y vuelva aquí para pagarla.',
  toShop: 'Ir a la tienda',
} as const;

export const paidCopy = {
  meta: { title: 'Pago confirmado | Mentoría Legal Educacional', description: 'Descargue sus documentos.' },
  title: '¡Gracias por su compra!',
  lead: 'Su pago fue recibido. Descargue aquí sus documentos en Word.',
  documents: 'Sus documentos',
  advice: 'Guarde los archivos en un lugar seguro antes de cerrar esta página.',
  paymentNumber: (id: string) => `Pago N.º ${id}`,
  payment: 'Número de pago',
  help: '¿Necesita ayuda?',
  back: 'Volver a la Tienda',
  purchases: 'Ver mis compras',
  nothing: 'No hay items para descargar.',
  nothingHint: 'Si acaba de pagar y no ve su documento, escríbanos y lo resolvemos.',
  checking: 'Confirmando su pago…',
  notApproved: {
    title: 'Su pago no está aprobado',
    text: 'Mercado Pago no ha aprobado este pago, por lo que todavía no hay documentos que descargar. Sus productos siguen en el carrito.',
  },
  notYet: {
    title: 'Su pago aún no está confirmado',
    text: 'Mercado Pago todavía no nos confirma el pago. Suele tardar menos de un minuto y durante ese tiempo volvemos a preguntar. Sus productos siguen en el carrito.',
  },
  contradicted: {
    title: 'No pudimos validar su pago',
    text: 'Lo que informa Mercado Pago no coincide con su compra, por lo que no podemos entregar los documentos desde aquí. Escríbanos con el número de pago y lo resolvemos.',
  },
  unreachable: {
    title: 'No pudimos confirmar su pago',
    text: 'No logramos comunicarnos con Mercado Pago. Su compra está guardada en este equipo: inténtelo de nuevo en unos minutos.',
  },
  elsewhere: {
    title: 'Abra esta página donde inició la compra',
    text: 'Este navegador no tiene registro de la compra. Vuelva al navegador en que la inició o escríbanos con el número de pago y le enviaremos sus documentos.',
  },
  retry: 'Reintentar',
} as const;

export const notPaidCopy = {
  meta: {
    title: 'Pago no completado | Mentoría Legal Educacional',
    description: 'Su pago no se completó. Puede volver a intentarlo.',
  },
  title: 'Su pago no se completó',
  cancelled:
    'La operación fue cancelada o está pendiente de confirmación. Sus productos siguen en el carrito.',
  rejected: 'Mercado Pago rechazó el pago y no se hizo ningún cobro. Sus productos siguen en el carrito.',
  pendingTitle: 'Su pago está pendiente',
  pending:
    'La operación está pendiente de confirmación. Sus productos siguen en el carrito. Si ya pagó, espere la confirmación de Mercado Pago antes de reintentar.',
  retry: 'Volver a Intentar',
  back: 'Volver a la Tienda',
  purchases: 'Comprobar el pago en mis compras',
} as const;

export const downloadCopy = {
  download: (name: string) => `Descargar ${name}`,
  admin: 'Descargar (Admin)',
  generating: 'Generando…',
  started: ['¡Descarga iniciada!', 'Tu documento se está generando.'],
  failed: ['Error de descarga', 'No se pudo generar el documento.'],
  support: 'Por favor, contacte a soporte.',
  logo: {
    late: 'El logo del documento tardó demasiado en cargar.',
    missing: 'No se pudo cargar el logo del documento.',
    noImage: 'El archivo del logo no es una imagen PNG.',
  },
  openInBrowser: 'Abra esta página en el navegador de su teléfono (Safari o Chrome) para descargar.',
  shareAgain:
    'Presione otra vez el botón para compartir el archivo. Si no se abre nada, abra esta página en el navegador de su teléfono (Safari o Chrome).',
  unavailable: ['Descarga no disponible', 'La descarga para este producto aún no está implementada.'],
  trouble: (email: string) => `¿Problemas con la descarga? Escríbanos a ${email}.`,
} as const;
