// Copy of what asks the payment service on /mis-compras.

const notYet =
  'Mercado Pago todavía no confirma el pago. La compra sigue guardada en este equipo: compruébelo más tarde.';

export const pendingCopy = {
  title: (payments: number) => (payments === 1 ? 'Pago pendiente' : 'Pagos pendientes'),
  since: (date: string) => `Pago del ${date}`,
  text: (documents: number) =>
    `Mercado Pago aún no confirma este pago. Al confirmarse, ${documents === 1 ? 'su documento aparecerá' : 'sus documentos aparecerán'} aquí.`,
  /** By what a check came to. */
  states: {
    notYet,
    pending: notYet,
    refused: 'El pago fue rechazado o cancelado y no se le cobró. Puede quitarlo de la lista.',
    returned: (email: string) =>
      `Mercado Pago informa que este pago fue devuelto o está en reclamo. Si no es así, escríbanos a ${email} con el número de pago.`,
    contradicting: (email: string) =>
      `Lo que informa Mercado Pago no coincide con esta compra. Escríbanos a ${email} con el número de pago.`,
    unconfirmed: (email: string) =>
      `Mercado Pago no pudo informarnos el estado del pago. Inténtelo de nuevo en unos minutos; si sigue así, escríbanos a ${email} con el número de pago.`,
    unreachable: 'No logramos comunicarnos con Mercado Pago. Revise su conexión e inténtelo en unos minutos.',
    noService: (email: string) =>
      `Este sitio no puede consultar el pago por usted. Revise en Mercado Pago si fue aprobado y escríbanos a ${email} con el número de pago: le enviaremos lo que compró.`,
  },
} as const;

export const lostCopy = {
  title: '¿Pagó y no ve aquí su compra?',
  text: 'Si cerró la página antes de volver al sitio, podemos preguntar a Mercado Pago por los pagos que comenzó en este navegador.',
  search: 'Buscar mis pagos',
  searching: 'Buscando…',
  nothing: 'Mercado Pago no informa pagos aprobados de las compras que comenzó aquí.',
  partly: (email: string) =>
    `No pudimos averiguar todos los pagos que comenzó aquí. Si pagó y no ve su compra, escríbanos a ${email} con el número de pago.`,
} as const;

/** The purchase of another browser, by the number in the payment service's e-mail. */
export const otherDeviceCopy = {
  label: 'Número de pago',
  search: 'Buscar la compra',
  searching: 'Buscando…',
  found: ['Compra encontrada', 'Ya puede descargarla en este equipo.'],
  /** By what a search came to. */
  states: {
    wrong: 'Escriba el número de pago, solo con sus cifras.',
    several: 'Escriba un solo número de pago. Si tiene varios, búsquelos uno a uno.',
    has: 'Esa compra ya está en este equipo: puede descargarla en esta página.',
    unknown: (email: string) =>
      `No encontramos ese pago. Revise las cifras; si acaba de pagar, espere unos minutos. Si sigue sin aparecer, escríbanos a ${email}.`,
    pending:
      'Mercado Pago todavía no aprueba ese pago. Cuando lo apruebe, búsquelo otra vez con el mismo número.',
    refused: 'Ese pago fue rechazado o cancelado y no se le cobró.',
    returned: (email: string) =>
      `Mercado Pago informa que ese pago fue devuelto o está en reclamo, por lo que no podemos entregar la compra desde aquí. Si no es así, escríbanos a ${email} con el número de pago.`,
    contradicting: (email: string) =>
      `Lo que informa Mercado Pago de ese pago no coincide con una compra de este sitio. Si es suyo, escríbanos a ${email} con el número de pago.`,
    unconfirmed: 'Mercado Pago no pudo informarnos de ese pago. Inténtelo de nuevo en unos minutos.',
    unreachable: 'No logramos comunicarnos con Mercado Pago. Revise su conexión e inténtelo de nuevo.',
    noService: (email: string) =>
      `Este sitio no puede consultar el pago por usted. Escríbanos a ${email} con el número de pago: le enviaremos lo que compró.`,
  },
} as const;
