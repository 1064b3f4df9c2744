import { statusTitle } from './payment-outcomes.ts';
import { site } from './site.ts';

// Labels of the two pages that a buyer returns to from paying. What they say of a payment is in payment-outcomes.ts.

/** Added to other sentences, only while the cart has something in it. */
export const cartKept = (products: number) =>
  products === 1 ? 'Su producto sigue en el carrito.' : 'Sus productos siguen en el carrito.';

const soon = 'En un momento verá aquí si su pago está confirmado.';

/** Stands in the HTML of both pages, which may be read before the app knows anything of the payment. */
export const unknownCopy = {
  meta: { title: `${statusTitle} | ${site.name}`, description: soon },
  title: statusTitle,
  lead: soon,
} as const;

export const paidCopy = {
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
  retry: 'Reintentar',
} as const;

export const notPaidCopy = {
  asking: 'Consultando a Mercado Pago…',
  /** After an answer, while it may still change by itself. */
  askingOn: 'Seguimos consultando a Mercado Pago.',
  wait: 'Si ya pagó, espere la confirmación de Mercado Pago antes de reintentar.',
  paid: 'Esta compra ya está pagada.',
  payAgain: 'Volver a Intentar',
  back: 'Volver a la Tienda',
} as const;
