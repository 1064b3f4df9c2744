// Texts and actions of each page for each outcome of a payment, as one table with a row per page and outcome.
import { site } from './site.ts';

export type OutcomeFacts = { readonly email: string; readonly documentCount: number };
export type OutcomeText = string | ((facts: OutcomeFacts) => string);

export type ReturnRow = {
  readonly meta: { readonly title: string; readonly description: string };
  readonly title: string;
  readonly text: OutcomeText;
  /** Main button: 'check' and 'retry' ask again under different labels, and 'payAgain' leads back to checkout. */
  readonly mainAction: 'check' | 'retry' | 'payAgain' | null;
  /** Text of the link to /mis-compras; null for no link. */
  readonly link: string | null;
  readonly keepsCart: boolean;
  readonly advisesToWait: boolean;
  /** 'note' tells buyers to write down the payment's number, because they can find the purchase with it later. */
  readonly numberDisplay: 'note' | 'show' | null;
  /** True if the page shows the firm's e-mail address. */
  readonly showsContact: boolean;
};

/** Row of /mis-compras. */
export type MessageRow = {
  readonly text: OutcomeText;
  readonly hasCheckButton: boolean;
  /** True if the text is about the typed number, so that it appears at the field. */
  readonly showsAtField: boolean;
};

const firm = 'Mentoría Legal Educacional';
const download = 'Descargue sus documentos.';
const unpaidLead = 'Su pago no se completó. Puede volver a intentarlo.';

const confirmed = { title: `Pago confirmado | ${firm}`, description: download };
export const statusTitle = 'Estado de su pago';
const status = { title: `${statusTitle} | ${firm}`, description: download };
const unpaidStatus = { ...status, description: unpaidLead };
const unpaid = { title: `Pago no completado | ${firm}`, description: unpaidLead };
const unpaidPending = { title: `Pago pendiente | ${firm}`, description: unpaidLead };

const seeLabel = `Ver ${site.purchases}`;
const seeInLabel = `Ver en ${site.purchases}`;
const findLabel = `Buscar en ${site.purchases}`;

/** Says that nothing was charged. Use it only if the payment service itself says so. */
const refusedText = 'El pago fue rechazado o cancelado y no se le cobró.';
const notApprovedText = 'Mercado Pago no aprobó el pago. Si ve un cargo en su banco, escríbanos.';
const cancelledText = 'La operación fue cancelada o está pendiente de confirmación.';
const returnedText =
  'Mercado Pago informa que este pago fue devuelto o está en reclamo, por lo que no podemos entregar la compra desde aquí. Si no es así, escríbanos con el número de pago y lo resolvemos.';
const contradictingText =
  'Lo que informa Mercado Pago no coincide con su compra, por lo que no podemos entregar la compra desde aquí. Escríbanos con el número de pago y lo resolvemos.';
const deletedCopy = {
  title: 'Usted eliminó esta compra de este equipo',
  text: `Si la necesita otra vez, búsquela en ${site.purchases} con el número de pago.`,
};
const thanksCopy = {
  title: '¡Gracias por su compra!',
  text: ({ documentCount }: OutcomeFacts) =>
    `Su pago fue recibido. Descargue aquí ${documentCount === 1 ? 'su documento' : 'sus documentos'} en Word.`,
};
const notApprovedYetText =
  'Mercado Pago todavía no aprueba el pago. Puede tardar unos minutos y seguiremos consultando.';
const notYetConfirmedText =
  'Mercado Pago todavía no confirma el pago. La compra sigue guardada en este equipo: compruébelo más tarde.';

/** Defaults of the rows of /pago-exitoso. */
const paidDefaults = {
  meta: status,
  mainAction: null,
  link: null,
  keepsCart: false,
  advisesToWait: false,
  numberDisplay: 'show',
  showsContact: true,
} as const;
/**
 * Defaults for a payment that may still be confirmed. The page checks it again, and the buyer can find it later by its
 * number.
 */
const undecidedDefaults = {
  ...paidDefaults,
  mainAction: 'retry',
  link: seeLabel,
  numberDisplay: 'note',
} as const;

const paid = {
  asking: {
    ...paidDefaults,
    title: statusTitle,
    text: 'Consultamos a Mercado Pago. Suele tardar unos segundos; no necesita hacer nada.',
  },
  documents: { ...paidDefaults, ...thanksCopy, meta: confirmed },
  empty: {
    ...paidDefaults,
    title: thanksCopy.title,
    text: 'Si acaba de pagar y no ve su documento, escríbanos y lo resolvemos.',
  },
  pending: {
    ...undecidedDefaults,
    title: 'Su pago está pendiente',
    text: `${notApprovedYetText} Su compra está guardada en este equipo: también puede comprobar el pago en ${site.purchases}.`,
    mainAction: 'check',
    keepsCart: true,
  },
  /** Pending, and this device doesn't know the order. */
  pendingElsewhere: {
    ...undecidedDefaults,
    title: 'Su pago está pendiente',
    text: `${notApprovedYetText} Cuando se apruebe, encontrará su compra en ${site.purchases} con el número de pago.`,
    mainAction: 'check',
    keepsCart: true,
  },
  notYet: {
    ...undecidedDefaults,
    title: 'Su pago aún no está confirmado',
    text: 'Mercado Pago todavía no nos confirma el pago. Puede tardar unos minutos y seguiremos consultando.',
    keepsCart: true,
  },
  unconfirmed: {
    ...undecidedDefaults,
    title: 'No pudimos confirmar su pago',
    text: 'Mercado Pago no pudo informarnos el estado del pago. Su compra está guardada en este equipo: inténtelo de nuevo en unos minutos.',
  },
  unreachable: {
    ...undecidedDefaults,
    title: 'No pudimos confirmar su pago',
    text: 'No logramos comunicarnos con Mercado Pago. Su compra está guardada en este equipo: inténtelo de nuevo en unos minutos.',
  },
  elsewhere: {
    ...undecidedDefaults,
    title: 'Este equipo no tiene registro de su compra',
    text: `No pudimos confirmarla con Mercado Pago. Vuelva al navegador en que la inició, búsquela más tarde en ${site.purchases} con el número de pago, o escríbanos con ese número y le enviaremos lo que compró.`,
    numberDisplay: 'show',
  },
  notApproved: { ...paidDefaults, title: 'Su pago no está aprobado', text: notApprovedText, keepsCart: true },
  refused: { ...paidDefaults, title: 'Su pago no está aprobado', text: refusedText, keepsCart: true },
  returned: { ...paidDefaults, title: 'No pudimos validar su pago', text: returnedText },
  contradicting: { ...paidDefaults, title: 'No pudimos validar su pago', text: contradictingText },
  deleted: { ...paidDefaults, ...deletedCopy, link: seeLabel },
} as const satisfies Record<string, ReturnRow>;

/** Defaults of the rows of /pago-cancelado. */
const notPaidDefaults = {
  meta: unpaid,
  title: 'Su pago no se completó',
  mainAction: 'payAgain',
  link: null,
  keepsCart: true,
  advisesToWait: false,
  numberDisplay: null,
  showsContact: false,
} as const;
const notPaidPendingDefaults = {
  ...notPaidDefaults,
  meta: unpaidPending,
  title: 'Su pago está pendiente',
  text: 'La operación está pendiente de confirmación.',
  mainAction: 'check',
  advisesToWait: true,
  numberDisplay: 'note',
} as const;
const notPaidRefusalDefaults = {
  ...notPaidDefaults,
  meta: unpaidStatus,
  keepsCart: false,
  showsContact: true,
} as const;

const notPaid = {
  documents: { ...notPaidDefaults, ...thanksCopy, meta: confirmed, keepsCart: false },
  cancelled: { ...notPaidDefaults, text: cancelledText },
  cancelledWait: { ...notPaidDefaults, text: cancelledText, advisesToWait: true },
  notApproved: { ...notPaidDefaults, text: notApprovedText, showsContact: true },
  notApprovedWait: { ...notPaidDefaults, text: notApprovedText, advisesToWait: true, showsContact: true },
  refused: { ...notPaidDefaults, text: refusedText },
  pending: { ...notPaidPendingDefaults, link: seeInLabel },
  /** Pending, and this device doesn't know the order. */
  pendingElsewhere: { ...notPaidPendingDefaults, link: findLabel },
  returned: { ...notPaidRefusalDefaults, text: returnedText },
  contradicting: {
    ...notPaidRefusalDefaults,
    title: 'No pudimos validar su pago',
    text: contradictingText,
    advisesToWait: true,
  },
  deleted: { ...notPaidDefaults, ...deletedCopy, meta: unpaidStatus, link: findLabel, keepsCart: false },
} as const satisfies Record<string, ReturnRow>;

/** Makes a row with the button that checks the payment. An empty text shows no message. */
const message = (text: OutcomeText): MessageRow => ({ text, hasCheckButton: true, showsAtField: false });

/** Rows for a payment in the list of pending payments. */
const check = {
  idle: message(
    ({ documentCount }) =>
      `Mercado Pago aún no confirma este pago. Al confirmarse, ${documentCount === 1 ? 'su documento aparecerá' : 'sus documentos aparecerán'} aquí.`,
  ),
  notYet: message(notYetConfirmedText),
  pending: message(notYetConfirmedText),
  refused: message(`${refusedText} Puede quitarlo de la lista.`),
  returned: message(
    ({ email }) =>
      `Mercado Pago informa que este pago fue devuelto o está en reclamo. Si no es así, escríbanos a ${email} con el número de pago.`,
  ),
  contradicting: message(
    ({ email }) =>
      `Lo que informa Mercado Pago no coincide con esta compra. Escríbanos a ${email} con el número de pago.`,
  ),
  unconfirmed: message(
    ({ email }) =>
      `Mercado Pago no pudo informarnos el estado del pago. Inténtelo de nuevo en unos minutos; si sigue así, escríbanos a ${email} con el número de pago.`,
  ),
  unreachable: message(
    'No logramos comunicarnos con Mercado Pago. Revise su conexión e inténtelo en unos minutos.',
  ),
  noService: {
    ...message(
      ({ email }) =>
        `Este sitio no puede consultar el pago por usted. Revise en Mercado Pago si fue aprobado y escríbanos a ${email} con el número de pago: le enviaremos lo que compró.`,
    ),
    hasCheckButton: false,
  },
} as const;

const messageAtField = (text: OutcomeText): MessageRow => ({ ...message(text), showsAtField: true });

/** Rows for another browser's purchase, found by the number in the payment service's e-mail. */
const number = {
  idle: message(''),
  /** The typed text has no number. */
  wrong: messageAtField('Escriba el número de pago, solo con sus cifras.'),
  several: messageAtField('Escriba un solo número de pago. Si tiene varios, búsquelos uno a uno.'),
  unknown: messageAtField(
    ({ email }) =>
      `No encontramos ese pago. Revise las cifras; si acaba de pagar, espere unos minutos. Si sigue sin aparecer, escríbanos a ${email}.`,
  ),
  documents: message(''),
  /** This device already has the purchase. */
  has: message('Esa compra ya está en este equipo: puede descargarla en esta página.'),
  pending: message(
    'Mercado Pago todavía no aprueba ese pago. Cuando lo apruebe, búsquelo otra vez con el mismo número.',
  ),
  refused: message('Ese pago fue rechazado o cancelado y no se le cobró.'),
  returned: message(
    ({ email }) =>
      `Mercado Pago informa que ese pago fue devuelto o está en reclamo, por lo que no podemos entregar la compra desde aquí. Si no es así, escríbanos a ${email} con el número de pago.`,
  ),
  contradicting: message(
    ({ email }) =>
      `Lo que informa Mercado Pago de ese pago no coincide con una compra de este sitio. Si es suyo, escríbanos a ${email} con el número de pago.`,
  ),
  unconfirmed: message('Mercado Pago no pudo informarnos de ese pago. Inténtelo de nuevo en unos minutos.'),
  unreachable: message('No logramos comunicarnos con Mercado Pago. Revise su conexión e inténtelo de nuevo.'),
  noService: message(
    ({ email }) =>
      `Este sitio no puede consultar el pago por usted. Escríbanos a ${email} con el número de pago: le enviaremos lo que compró.`,
  ),
} as const;

/** Rows for payments begun here whose buyer never returned to the site. */
const paymentSearch = {
  idle: message(''),
  found: message(''),
  nothing: message('Mercado Pago no informa pagos aprobados de las compras que comenzó aquí.'),
  /** The service answered for only some of these payments. */
  partly: message(
    ({ email }) =>
      `No pudimos averiguar todos los pagos que comenzó aquí. Si pagó y no ve su compra, escríbanos a ${email} con el número de pago.`,
  ),
  unreachable: check.unreachable,
} as const;

/**
 * Texts about an unconfirmed payment of a product that is in the cart again. They appear at the product's line in
 * /checkout.
 */
const checkout = {
  link: 'Comprobar el pago',
  /**
   * @param moment time at which the payment was begun
   * @param id the payment's number; null if unknown
   */
  pending: (moment: string, id: string | null) =>
    id === null
      ? `Un pago de este documento está pendiente (${moment}). Espere la confirmación de Mercado Pago antes de pagar otra vez.`
      : `El pago N.º ${id} de este documento está pendiente. Espere la confirmación de Mercado Pago antes de pagar otra vez.`,
  begun: (moment: string) =>
    `Se comenzó a pagar este documento en este equipo (${moment}). Si ya pagó, compruébelo antes de pagar otra vez.`,
} as const;

export const outcomeRows = { paid, notPaid, check, number, lostPayments: paymentSearch, checkout } as const;

export function writeOutcome(text: OutcomeText, facts: OutcomeFacts): string {
  return typeof text === 'string' ? text : text(facts);
}
