import { site } from './site.ts';

const onlyOnThisDevice = 'solo en este equipo';
const storageBlockedNote =
  'Este navegador no deja que el sitio guarde datos, por lo que no puede recordar sus compras.';

/** Says after a payment where the purchase is kept, or that this browser can't keep it. */
export const purchaseStorageCopy = {
  storedNote: `Su compra queda en «${site.purchases}», ${onlyOnThisDevice}: puede volver a descargarla cuando quiera.`,
  notStoredNote: (documents: number) =>
    `${storageBlockedNote} Descargue ${documents === 1 ? 'el archivo' : 'los archivos'} antes de cerrar esta página.`,
} as const;

export const purchasesCopy = {
  meta: {
    title: `${site.purchases} | Mentoría Legal Educacional`,
    description: 'Las compras hechas con este navegador: descárguelas otra vez.',
  },
  title: site.purchases,
  lead: `Estas son las compras hechas con este navegador. Se guardan ${onlyOnThisDevice}.`,
  empty: 'No hay compras en este equipo.',
  emptyHint: 'Si compró en otro equipo o navegador, escriba el número de pago.',
  toShop: 'Ir a la tienda',
  storageBlocked: (email: string) =>
    `${storageBlockedNote} Permita el almacenamiento para este sitio y vuelva a cargar la página. Si ya pagó, escríbanos a ${email} con el número de pago.`,
  listTitle: 'Compras',
  purchaseTitle: (date: string) => `Compra del ${date}`,
  receiptTitle: 'Comprobante',
  date: 'Fecha',
  payment: 'Número de pago',
  quote: 'Cotización',
  line: (quantity: number, name: string) => `${quantity} × ${name}`,
  total: 'Total',
  print: 'Imprimir comprobante',
  handOver: 'Entregar a quien lo completa',
  showMore: 'Ver más compras',
  shownOfTotal: (shownCount: string, totalCount: string) =>
    shownCount === totalCount
      ? `Se muestran las ${totalCount} compras.`
      : `Se muestran ${shownCount} de ${totalCount} compras.`,
} as const;

/** Copy of the check of a pending payment. Its outcomes are in payment-outcomes.ts. */
export const checkCopy = {
  check: 'Comprobar el pago',
  checking: 'Comprobando…',
  confirmed: ['Pago confirmado', 'Ya puede descargar lo que compró.'],
} as const;

export const pendingCopy = {
  title: (payments: number) => (payments === 1 ? 'Pago pendiente' : 'Pagos pendientes'),
  paymentTitle: (date: string) => `Pago del ${date}`,
} as const;

export const paymentSearchCopy = {
  title: '¿Pagó y no ve aquí su compra?',
  text: 'Si cerró la página antes de volver al sitio, podemos preguntar a Mercado Pago por los pagos que comenzó en este navegador.',
  search: 'Buscar mis pagos',
  searching: 'Buscando…',
} as const;

export const otherDeviceHead = {
  title: '¿Compró en otro equipo?',
  text: 'Escriba el número de pago.',
  numberHint: 'Está en el correo que Mercado Pago le envió al pagar.',
} as const;

/** Copy of the form that finds another browser's purchase by the number in the payment service's e-mail. */
export const otherDeviceCopy = {
  label: 'Número de pago',
  search: 'Buscar la compra',
  searching: 'Buscando…',
  found: ['Compra encontrada', 'Ya puede descargarla en este equipo.'],
} as const;

/** Shown if something was typed into a template, even after its purchase was removed. */
export const enteredDataCopy = {
  title: 'Lo que escribió en sus documentos',
  text: (drafts: number) =>
    drafts === 1
      ? 'Este borrador sigue guardado en este equipo aunque elimine la compra. Si otras personas lo usan, bórrelo.'
      : 'Estos borradores siguen guardados en este equipo aunque elimine la compra. Si otras personas lo usan, bórrelos.',
} as const;

export const removePurchaseCopy = {
  cancel: 'Conservar',
  noteNumber: (id: string) => `Si puede necesitarlo después, anote el número de pago: ${id}.`,
  irreversible: 'No se puede deshacer, y no anula ni devuelve el pago.',
  receipt: {
    action: 'Eliminar de este equipo',
    title: '¿Eliminar esta compra de este equipo?',
    loss: 'Ya no podrá descargarla otra vez desde aquí ni imprimir el comprobante.',
    lossOfBuyer:
      'Como es la última, se borran también los datos del establecimiento y las órdenes de compra que escribió para el comprobante y las cotizaciones.',
    confirm: 'Eliminar',
    done: ['Compra eliminada', 'Ya no está en este equipo.'],
  },
  pending: {
    action: 'Quitar de la lista',
    title: '¿Quitar este pago de la lista?',
    loss: 'Si Mercado Pago llega a aprobarlo, este equipo ya no sabrá a qué compra corresponde.',
    confirm: 'Quitar',
    done: ['Pago quitado', 'Ya no está en este equipo.'],
  },
} as const;

/**
 * Copy of the printed receipt. It has only what this device knows, because the firm hasn't given its tax data yet: see
 * item O2 in docs/para-la-firma.md.
 */
export const printedReceiptCopy = {
  title: 'Comprobante de compra',
  letterhead: (firm: string) => `${firm}, Santiago de Chile`,
  shop: 'Compra en',
  email: 'Correo',
  date: 'Fecha',
  approved: 'Fecha y hora de aprobación',
  moment: (moment: string) => `${moment} (hora de Chile)`,
  quote: 'Cotización',
  payment: 'Número de pago de Mercado Pago',
  buyer: 'Establecimiento',
  taxId: 'RUT',
  rbd: 'RBD',
  columns: { product: 'Producto', quantity: 'Cantidad', price: 'Precio', total: 'Total' },
  unknownPrice: 'No registrado',
  total: 'Total',
  noTax:
    'Este comprobante no es un documento tributario. Deja constancia de una compra guardada en el navegador de quien compró.',
  findable: 'El número de pago permite ubicarla en Mercado Pago.',
  declared: 'Los datos del establecimiento fueron escritos por quien compró.',
} as const;

const listOf = (items: readonly string[]) => new Intl.ListFormat('es-CL').format(items);

/**
 * Shown beside a purchase if another purchase with one of its products was paid less than 24 hours earlier. The text
 * doesn't call this a mistake, because a school may want both purchases.
 */
export const repeatCopy = {
  /**
   * Returns the sentence before and after the e-mail.
   * @param names names of the shared products
   * @param otherNumbers payment number of each other purchase; null if unknown
   */
  text: (names: readonly string[], otherNumbers: readonly (string | null)[]) => {
    const numbers = otherNumbers.flatMap((number) => (number === null ? [] : [`N.º\u00A0${number}`]));
    const otherPurchaseNoun = otherNumbers.length === 1 ? 'otra pagada' : 'otras pagadas';
    const noun = numbers.length === 1 ? 'pago' : 'pagos';
    const productsClause = `Esta compra incluye ${listOf(names.map((name) => `«${name}»`))}`;
    const overlap = `que también ${names.length === 1 ? 'está' : 'están'} en ${otherPurchaseNoun} con menos de 24 horas de diferencia`;
    const numberList = numbers.length === 0 ? '' : ` (${noun} ${listOf(numbers)})`;
    const condition = otherNumbers.length === 1 ? 'no necesita las dos' : 'no las necesita todas';
    return [
      `${productsClause}, ${overlap}${numberList}. Si ${condition}, escríbanos a `,
      ' con los números de pago.',
    ] as const;
  },
} as const;

/**
 * Copy of the link to the request for a boleta or factura, and of the warning about data that are deleted with a
 * purchase. The request itself has its own copy: see tax-request-copy.ts.
 */
export const taxRequestLinkCopy = {
  request: 'Pedir boleta o factura',
  lossOfRequest: 'Si preparó aquí una solicitud de boleta o factura para esta compra, se borra también.',
  lossOfDetails: 'Como es la última, se borran también los datos que escribió para pedir boleta o factura.',
} as const;
