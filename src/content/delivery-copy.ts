import { site } from './site.ts';

/** The sentence that opens a purchase on the device that it was handed to. */
const handed = `Le entregaron una compra de ${site.name}.`;

/** Copy of a purchase's address. What opens it is `purchasesCopy.handOver`. */
export const handingCopy = {
  lead: 'Abra este enlace en el equipo donde se completará. Quien lo tenga puede descargar los documentos de esta compra.',
  address: 'Enlace de la compra',
  sent: handed,
  send: 'Compartir',
  qr: 'Código QR con el enlace de la compra',
} as const;

/** Copy of the page that such an address opens. Its button and answers are those of a number that is typed. */
export const handedCopy = {
  title: handed,
  noNumber:
    'Este enlace no trae un número de pago. Es posible que esté incompleto: pida que se lo envíen otra vez.',
} as const;

/** Copy beside a document whose text changed since it was downloaded. */
export const changedTextCopy = {
  since: (date: string) => `El texto cambió desde su descarga del ${date}:`,
} as const;
