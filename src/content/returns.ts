// Copy of the pages that one comes back to from paying.

/** Added to other sentences, only while the cart has something in it. */
export const cartKept = 'Sus productos siguen en el carrito.';

const against = {
  returned:
    'Mercado Pago informa que este pago fue devuelto o está en reclamo, por lo que no podemos entregar los documentos desde aquí. Si no es así, escríbanos con el número de pago y lo resolvemos.',
  contradicting:
    'Lo que informa Mercado Pago no coincide con su compra, por lo que no podemos entregar los documentos desde aquí. Escríbanos con el número de pago y lo resolvemos.',
} as const;

/** The only claim about charges: shown when the payment service itself reports the refusal. */
const refused = 'Mercado Pago rechazó o canceló el pago y no se hizo ningún cobro.';
const notApproved = 'Mercado Pago no aprobó el pago. Si ve un cargo en su banco, escríbanos.';
const deleted = {
  title: 'Usted eliminó esta compra de este equipo',
  text: 'Si la necesita otra vez, búsquela en Mis compras con el número de pago.',
} as const;

export const paidCopy = {
  /** Where there are documents to deliver, and in every other state. */
  meta: { title: 'Pago confirmado | Mentoría Legal Educacional', description: 'Descargue sus documentos.' },
  otherMeta: {
    title: 'Estado de su pago | Mentoría Legal Educacional',
    description: 'Descargue sus documentos.',
  },
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
  /** What goes with a payment that waits: where it will be found. */
  waits: 'Su compra está guardada en este equipo: también puede comprobar el pago en Mis compras.',
  waitsElsewhere: 'Cuando se apruebe, encontrará sus documentos en Mis compras con el número de pago.',
  states: {
    deleted,
    notApproved: { title: 'Su pago no está aprobado', text: notApproved },
    refused: { title: 'Su pago no está aprobado', text: refused },
    pending: {
      title: 'Su pago está pendiente',
      text: 'Mercado Pago todavía no aprueba el pago. Puede tardar unos minutos y durante ese tiempo volvemos a preguntar.',
    },
    notYet: {
      title: 'Su pago aún no está confirmado',
      text: 'Mercado Pago todavía no nos confirma el pago. Puede tardar unos minutos y durante ese tiempo volvemos a preguntar.',
    },
    unconfirmed: {
      title: 'No pudimos confirmar su pago',
      text: 'Mercado Pago no pudo informarnos el estado del pago. Su compra está guardada en este equipo: inténtelo de nuevo en unos minutos.',
    },
    unreachable: {
      title: 'No pudimos confirmar su pago',
      text: 'No logramos comunicarnos con Mercado Pago. Su compra está guardada en este equipo: inténtelo de nuevo en unos minutos.',
    },
    returned: { title: 'No pudimos validar su pago', text: against.returned },
    contradicting: { title: 'No pudimos validar su pago', text: against.contradicting },
    elsewhere: {
      title: 'Este equipo no tiene registro de su compra',
      text: 'No pudimos confirmarla con Mercado Pago. Vuelva al navegador en que la inició, búsquela más tarde en Mis compras con el número de pago, o escríbanos con ese número y le enviaremos sus documentos.',
    },
  },
  retry: 'Reintentar',
} as const;

const wait = 'Si ya pagó, espere la confirmación de Mercado Pago antes de reintentar.';
const cancelled = 'La operación fue cancelada o está pendiente de confirmación.';
const title = 'Su pago no se completó';

export const notPaidCopy = {
  meta: {
    title: 'Pago no completado | Mentoría Legal Educacional',
    description: 'Su pago no se completó. Puede volver a intentarlo.',
  },
  /** `wait`: what stands before the way to pay again, where another payment may be under way. */
  states: {
    cancelled: { title, text: cancelled, wait: null },
    cancelledWait: { title, text: cancelled, wait },
    notApproved: { title, text: notApproved, wait: null },
    notApprovedWait: { title, text: notApproved, wait },
    refused: { title, text: refused, wait: null },
    pending: {
      title: 'Su pago está pendiente',
      text: 'La operación está pendiente de confirmación.',
      wait,
    },
    returned: { title, text: against.returned, wait: null },
    contradicting: { title: 'No pudimos validar su pago', text: against.contradicting, wait },
    deleted: { ...deleted, wait: null },
  },
  asking: 'Consultando a Mercado Pago…',
  paid: 'Esta compra ya está pagada.',
  retry: 'Volver a Intentar',
  back: 'Volver a la Tienda',
  purchases: 'Comprobar el pago en mis compras',
  find: 'Buscar en mis compras',
} as const;
