import { site } from './site.ts';

const handOverTitle = `Le entregaron una compra de ${site.name}.`;

export const handOverDialogCopy = {
  lead: 'Abra este enlace en el equipo donde se completará. Quien lo tenga puede descargar los documentos de esta compra.',
  address: 'Enlace de la compra',
  shareTitle: handOverTitle,
  send: 'Compartir',
  qr: 'Código QR con el enlace de la compra',
} as const;

/** Copy of a link to a purchase. The page's button and messages are in `otherDeviceCopy`. */
export const receivedPurchaseCopy = {
  title: handOverTitle,
  noNumber:
    'Este enlace no trae un número de pago. Es posible que esté incompleto: pida que se lo envíen otra vez.',
} as const;

export const changedTextCopy = {
  changedSince: (date: string) => `El texto cambió desde su descarga del ${date}:`,
} as const;
