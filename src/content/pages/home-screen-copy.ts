import { site } from '../site.ts';

/** Copy for visitors who open the site from an icon that doesn't share the browser's storage. */
export const homeScreenCopy = {
  separateStorage:
    'Abrió el sitio desde un ícono de este equipo. Ese ícono guarda las compras y los borradores aparte de los del navegador: lo hecho en el navegador no aparece aquí.',
  purchases:
    'Para traer una compra, búsquela más abajo con el número de pago. Para traer borradores, guárdelos en un archivo en el navegador y, con la compra ya aquí, ábralo en esta página.',
  complete: `Para traer una compra, búsquela en «${site.purchases}» con el número de pago. Para traer borradores, guárdelos en un archivo en el navegador y ábralo en «${site.purchases}».`,
  quote:
    'Tampoco aparece el carrito del navegador. Para abrir en el navegador una cotización hecha aquí, copie su enlace.',
} as const;
