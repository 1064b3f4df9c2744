import { site } from './site.ts';
import { workBars } from './work-bar-copy.ts';

const productCount = (count: number, countText: string) =>
  `${countText} ${count === 1 ? 'producto' : 'productos'}`;

export const checkoutCopy = {
  meta: {
    title: 'Finalizar compra | Mentoría Legal Educacional',
    description: 'Revise su pedido y pague en forma segura con Mercado Pago.',
  },
  title: workBars.checkout.name,
  lines: 'Productos',
  columns: { product: 'Producto', quantity: 'Cantidad', total: 'Total' },
  unitPrice: (price: string) => `${price} c/u`,
  summary: 'Resumen',
  /**
   * Label of the button that shows the products of the order on narrow screens.
   * @param countText the formatted count
   */
  summaryLabel: (count: number, countText: string, total: string) =>
    `${productCount(count, countText)} · ${total}`,
  subtotal: (count: number, countText: string) => `Subtotal, ${productCount(count, countText)}`,
  delivery: ['Entrega', 'Descarga digital'],
  total: 'Total a pagar',
  pay: 'Pagar con Mercado Pago',
  preparing: 'Preparando el pago…',
  walletTitle: 'Último paso',
  walletLoading: 'Cargando el botón de pago…',
  walletHint: 'Continúe en el sitio seguro de Mercado Pago.',
  walletFailed: 'El botón de pago no cargó, pero puede pagar en el sitio de Mercado Pago con este enlace.',
  plainLink: 'Ir al sitio de Mercado Pago',
  failed: 'No se pudo iniciar el proceso de pago. Por favor, inténtelo más tarde.',
  failedToast: 'Error de Pago',
  /** Toast texts for failures without a message from Mercado Pago. */
  failures: {
    refused: 'Error al crear la preferencia de pago.',
    unusable: 'No se pudo obtener el ID de preferencia de Mercado Pago.',
    noAnswer: 'No se pudo conectar con Mercado Pago. Revisa tus credenciales.',
    priceChanged: 'Un precio cambió desde que abrió esta página. Vuelva a cargarla y revise el total.',
    otherVersion:
      'La tienda se actualizó o se está actualizando. Espere un minuto, vuelva a cargar la página y revise el total. Su carrito se conserva y no se le cobró nada.',
  },
  reload: 'Volver a cargar la página',
  help: 'Será dirigido a Mercado Pago para completar su pago en forma segura.',
  downloadHint: (documents: number) =>
    `Al aprobarse el pago podrá descargar ${documents === 1 ? 'su documento' : 'sus documentos'} en Word.`,
  empty: 'Tu carrito está vacío.',
  emptyHint: 'Elija una plantilla para pagarla aquí.',
  toShop: 'Ir a la tienda',
} as const;

/** Warnings in checkout and cart that keep people from paying twice. None of them blocks the payment. */
export const orderNotesCopy = {
  bought: 'Ya compró este documento en este equipo.',
  boughtSome: (names: string) => `Ya compró en este equipo: ${names}.`,
  oneFileOnly: 'Recibirá un solo archivo.',
  purchases: `Ver ${site.purchases}`,
  paidMeanwhile:
    'Se confirmó una compra mientras esta página estaba abierta. Revísela antes de pagar otra vez.',
} as const;
