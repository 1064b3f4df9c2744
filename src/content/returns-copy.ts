import { statusTitle } from './payment-outcomes.ts';
import { site } from './site.ts';

// Labels of the two pages that buyers return to after paying. Their texts about the payment are in payment-outcomes.ts.

export const cartKept = (products: number) =>
  products === 1 ? 'Su producto sigue en el carrito.' : 'Sus productos siguen en el carrito.';

const confirmationNote = 'En un momento verá aquí si su pago está confirmado.';

/**
 * Texts in the prerendered HTML of both pages. People may read them before the app knows anything about the payment.
 */
export const statusUnknownCopy = {
  meta: { title: `${statusTitle} | ${site.name}`, description: confirmationNote },
  title: statusTitle,
  lead: `${confirmationNote} Si ya pagó, no hace falta que pague otra vez.`,
} as const;

export const paidCopy = {
  documents: (documents: number) => (documents === 1 ? 'Su documento' : 'Sus documentos'),
  paymentNumber: (id: string) => `Pago N.º ${id}`,
  payment: 'Número de pago',
  keepNumber: ['N.º de pago ', '. Anótelo: con él recupera su compra en otro equipo.'],
  help: '¿Necesita ayuda?',
  back: 'Volver a la Tienda',
  purchases: `Ver ${site.purchases}`,
  noItems: 'No hay items para descargar.',
  retry: 'Reintentar',
} as const;

export const notPaidCopy = {
  asking: 'Consultando a Mercado Pago…',
  /** Shown after an answer that may still change by itself. */
  stillAsking: 'Seguimos consultando a Mercado Pago.',
  waitAdvice: 'Si ya pagó, espere la confirmación de Mercado Pago antes de reintentar.',
  alreadyPaid: 'Esta compra ya está pagada.',
  payAgain: 'Volver a Intentar',
  back: 'Volver a la Tienda',
} as const;
