import { paths } from './paths.ts';
import { site } from './site.ts';

/** What the bar above a page on which people work says. */
export type FocusBar = {
  /** Null for the name of the template that the page completes, which comes with the page's data. */
  readonly name: string | null;
  /** Says what stays on the device; null where nothing is known of the visitor yet. */
  readonly saved: string | null;
  readonly close: { readonly label: string; readonly to: string };
};

const closeTo = (place: string, to: string) => ({ label: `Cerrar e ir a ${place}`, to });

const toShop = closeTo('la Tienda', paths.shop);
const toPurchases = closeTo(site.purchases, paths.purchases);

export const bars = {
  checkout: { name: 'Finalizar compra', saved: 'Su carrito queda guardado', close: toShop },
  quote: { name: 'Cotización', saved: 'Se guarda solo en este equipo', close: toShop },
  /** The two pages to which a buyer returns. */
  payment: { name: 'Su pago', saved: null, close: toPurchases },
  purchases: { name: site.purchases, saved: 'Se guarda solo en este equipo', close: toShop },
  form: { name: null, saved: 'Se guarda solo en este equipo', close: toPurchases },
  /** The tab keeps the tables of several people. */
  table: (slug: string) => ({
    name: null,
    saved: 'Se guarda solo en esta pestaña',
    close: { label: 'Cerrar e ir al formulario', to: paths.complete(slug) },
  }),
} as const satisfies Readonly<Record<string, FocusBar | ((slug: string) => FocusBar)>>;

export const focusCopy = {
  close: 'Cerrar',
  /** Said instead where the browser keeps nothing, or no more. */
  notSaved: 'No se guarda en este equipo',
  onlyTab: 'Queda solo en esta pestaña',
  progress: 'Avance',
} as const;
