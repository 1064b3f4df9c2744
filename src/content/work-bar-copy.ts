import { paths } from './paths.ts';
import { site } from './site.ts';

export type WorkBar = {
  /** null to show the template's name, which the page's data contain. */
  readonly name: string | null;
  /** Says what is stored and where; null on pages that know nothing about the visitor yet. */
  readonly savingNote: string | null;
  readonly close: { readonly label: string; readonly to: string };
};

const createCloseLink = (place: string, to: string) => ({ label: `Cerrar e ir a ${place}`, to });

const toShop = createCloseLink('la Tienda', paths.shop);
const toPurchases = createCloseLink(site.purchases, paths.purchases);

export const workBars = {
  checkout: { name: 'Finalizar compra', savingNote: 'Su carrito queda guardado', close: toShop },
  quote: { name: 'Cotización', savingNote: 'Se guarda solo en este equipo', close: toShop },
  payment: { name: 'Su pago', savingNote: null, close: toPurchases },
  purchases: { name: site.purchases, savingNote: 'Se guarda solo en este equipo', close: toShop },
  form: { name: null, savingNote: 'Se guarda solo en este equipo', close: toPurchases },
  /** A table of several people is stored only in the tab that opened it. */
  table: (slug: string) => ({
    name: null,
    savingNote: 'Se guarda solo en esta pestaña',
    close: { label: 'Cerrar e ir al formulario', to: paths.complete(slug) },
  }),
} as const satisfies Readonly<Record<string, WorkBar | ((slug: string) => WorkBar)>>;

export const workBarCopy = {
  close: 'Cerrar',
  /** Replaces the bar's `savingNote` if the browser can't store data, or no longer can. */
  notSaved: 'No se guarda en este equipo',
  /** Replaces the bar's `savingNote` if drafts last only as long as the tab. */
  savedInTabOnly: 'Queda solo en esta pestaña',
  progress: 'Avance',
} as const;
