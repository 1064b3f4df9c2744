import { site } from './site.ts';

// Copy of the pages that one comes back to from paying.

/** Added to other sentences, only while the cart has something in it. */
export const cartKept = (products: number) =>
  products === 1 ? 'Su producto sigue en el carrito.' : 'Sus productos siguen en el carrito.';

const against = {
  returned:
    'Mercado Pago informa que este pago fue devuelto o está en reclamo, por lo que no podemos entregar la compra desde aquí. Si no es así, escríbanos con el número de pago y lo resolvemos.',
  contradicting:
    'Lo que informa Mercado Pago no coincide con su compra, por lo que no podemos entregar la compra desde aquí. Escríbanos con el número de pago y lo resolvemos.',
} as const;

/** The only claim about charges: shown when the payment service itself reports the refusal. */
const refused = 'El pago fue rechazado o cancelado y no se le cobró.';
const notApproved = 'Mercado Pago no aprobó el pago. Si ve un cargo en su banco, escríbanos.';
const deleted = {
  title: 'Usted eliminó esta compra de este equipo',
  text: `Si la necesita otra vez, búsquela en ${site.purchases} con el número de pago.`,
} as const;

const soon = 'En un momento verá aquí si su pago está confirmado.';

/** For the HTML of both pages, which may be read before the app knows anything of the payment. */
export const unknownCopy = {
  meta: { title: 'Estado de su pago | Mentoría Legal Educacional', description: soon },
  title: 'Estado de su pago',
  lead: soon,
} as const;

export const paidCopy = {
  /** Where there are documents to deliver, and in every other state. */
  meta: { title: 'Pago confirmado | Mentoría Legal Educacional', description: 'Descargue sus documentos.' },
  otherMeta: { title: unknownCopy.meta.title, description: 'Descargue sus documentos.' },
  title: '¡Gracias por su compra!',
  lead: (documents: number) =>
    `Su pago fue recibido. Descargue aquí ${documents === 1 ? 'su documento' : 'sus documentos'} en Word.`,
  documents: (documents: number) => (documents === 1 ? 'Su documento' : 'Sus documentos'),
  advice: (documents: number) =>
    `Guarde ${documents === 1 ? 'el archivo' : 'los archivos'} en un lugar seguro antes de cerrar esta página.`,
  paymentNumber: (id: string) => `Pago N.º ${id}`,
  payment: 'Número de pago',
  /** Around the number of a payment that is not decided yet. */
  keepNumber: ['N.º de pago ', '. Anótelo: con él recupera su compra en otro equipo.'],
  help: '¿Necesita ayuda?',
  back: 'Volver a la Tienda',
  purchases: `Ver ${site.purchases}`,
  nothing: 'No hay items para descargar.',
  nothingHint: 'Si acaba de pagar y no ve su documento, escríbanos y lo resolvemos.',
  checking: 'Confirmando su pago…',
  checkingLead: 'Consultamos a Mercado Pago. Suele tardar unos segundos; no necesita hacer nada.',
  /** What goes with a payment that waits: where it will be found. */
  waits: `Su compra está guardada en este equipo: también puede comprobar el pago en ${site.purchases}.`,
  waitsElsewhere: `Cuando se apruebe, encontrará su compra en ${site.purchases} con el número de pago.`,
  states: {
    deleted,
    notApproved: { title: 'Su pago no está aprobado', text: notApproved },
    refused: { title: 'Su pago no está aprobado', text: refused },
    pending: {
      title: 'Su pago está pendiente',
      text: 'Mercado Pago todavía no aprueba el pago. Puede tardar unos minutos y seguiremos consultando.',
    },
    notYet: {
      title: 'Su pago aún no está confirmado',
      text: 'Mercado Pago todavía no nos confirma el pago. Puede tardar unos minutos y seguiremos consultando.',
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
      text: `No pudimos confirmarla con Mercado Pago. Vuelva al navegador en que la inició, búsquela más tarde en ${site.purchases} con el número de pago, o escríbanos con ese número y le enviaremos lo que compró.`,
    },
  },
  retry: 'Reintentar',
} as const;

const wait = 'Si ya pagó, espere la confirmación de Mercado Pago antes de reintentar.';
const cancelled = 'La operación fue cancelada o está pendiente de confirmación.';
const title = 'Su pago no se completó';
const unpaid = 'Su pago no se completó. Puede volver a intentarlo.';

export const notPaidCopy = {
  meta: {
    title: 'Pago no completado | Mentoría Legal Educacional',
    description: unpaid,
  },
  pendingMeta: { title: 'Pago pendiente | Mentoría Legal Educacional', description: unpaid },
  otherMeta: { ...paidCopy.otherMeta, description: unpaid },
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
  /** After an answer, while it may still change by itself. */
  askingOn: 'Seguimos consultando a Mercado Pago.',
  wait,
  paid: 'Esta compra ya está pagada.',
  retry: 'Volver a Intentar',
  back: 'Volver a la Tienda',
  purchases: `Ver en ${site.purchases}`,
  find: `Buscar en ${site.purchases}`,
} as const;
