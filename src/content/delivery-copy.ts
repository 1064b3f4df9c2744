import { site } from './site.ts';

/** Introduces a purchase on the device that receives it. */
const handed = `Le entregaron una compra de ${site.name}.`;

/** Copy of the dialog with a purchase's link. The button that opens it is `purchasesCopy.handOver`. */
export const handOverDialogCopy = {
  lead: 'Abra este enlace en el equipo donde se completará. Quien lo tenga puede descargar los documentos de esta compra.',
  address: 'Enlace de la compra',
  shareTitle: handed,
  send: 'Compartir',
  qr: 'Código QR con el enlace de la compra',
} as const;

/** Copy of the page that a purchase's link opens. The page's button and messages are those of `otherDeviceCopy`. */
export const receivedPurchaseCopy = {
  title: handed,
  noNumber:
    'Este enlace no trae un número de pago. Es posible que esté incompleto: pida que se lo envíen otra vez.',
} as const;

/** Copy beside a document whose text changed since it was downloaded. */
export const changedTextCopy = {
  since: (date: string) => `El texto cambió desde su descarga del ${date}:`,
} as const;
