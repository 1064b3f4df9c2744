import { paths } from './paths.ts';
import { site } from './site.ts';

export const navigation = [
  [paths.home, 'Inicio'],
  [paths.about, 'Sobre Nosotros'],
  [paths.services, 'Servicios'],
  [paths.resources, 'Recursos'],
  [paths.shop, 'Tienda'],
  [paths.blog, 'Blog'],
  [paths.contact, 'Contacto'],
] as const;

export const footerLinks = [
  [paths.services, 'Servicios'],
  [paths.about, 'Sobre Nosotros'],
  [paths.blog, 'Blog'],
  [paths.shop, 'Tienda'],
  [paths.contact, 'Contacto'],
  [paths.purchases, site.purchases],
] as const;

export const frameCopy = {
  skip: 'Saltar al contenido',
  home: 'Mentoría Legal Educacional, ir al inicio',
  broken: {
    title: 'No pudimos mostrar esta página',
    /** Shown if a request failed. */
    missing: 'Revise su conexión y vuelva a cargarla.',
    /** Shown if the page's own code failed. */
    fault: 'Algo falló al mostrarla. Vuelva a cargarla o siga desde el inicio.',
    /** Shown if the browser stores data. */
    dataKeptNote:
      'Su carrito, sus compras y lo que escribió en sus documentos siguen guardados en este equipo.',
    reload: 'Volver a cargar',
    home: 'Ir al inicio',
  },
  main: 'Principal',
  menu: 'Menú',
  /** @param countText the formatted count */
  openCart: (count: number, countText: string) =>
    `Abrir carrito, ${countText} ${count === 1 ? 'producto' : 'productos'}`,
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  booking: site.bookingLabel,
  footer: {
    navigation: 'Pie de página',
    terms: 'Términos y Condiciones',
    privacy: 'Política de Privacidad',
    instagram: 'Instagram',
  },
  rights: (year: number) => `© ${year} Mentoría Legal Educacional. Todos los derechos reservados.`,
} as const;

/** Text before and after the e-mail address, shown when someone clicks a feature that the site lacks. */
type Notice = readonly [before: string, after: string];

const title = 'Función no implementada';
const unpublished: Notice = ['Este documento aún no está publicado. Puede solicitarlo a ', '.'];

/** Notices that several pages show. A notice of a single page is in that page's copy. */
export const notices = {
  title,
  terms: unpublished,
  privacy: unpublished,
  instagram: ['Nuestro perfil de Instagram aún no está enlazado. Puede solicitarlo a ', '.'],
} as const satisfies Readonly<Record<string, string | Notice>>;

/** Labels that the design system's components need. */
export const labels = {
  loading: 'Cargando…',
  needsScript: 'Esta página necesita JavaScript. Actívelo en su navegador y vuelva a cargarla.',
  toast: 'Notificación',
  toasts: 'Notificaciones ({hotkey})',
  closeToast: 'Cerrar aviso',
  problems: (count: number) => (count === 1 ? 'Revise esta respuesta' : `Revise estas ${count} respuestas`),
  notOpened: ['No se pudo abrir', 'Revise su conexión e inténtelo otra vez.'],
  missingPart: {
    text: 'No se pudo cargar esta parte de la página. Revise su conexión.',
    retry: 'Reintentar',
  },
} as const;

/** Notice in a browser that is too old for the app: text before and after the e-mail address. */
export const tooOldNotice = [
  'Este navegador es demasiado antiguo para comprar o completar documentos en este sitio: actualícelo, use otro o escríbanos a ',
  '.',
] as const;

/** Shown if the page's scripts haven't loaded. The second text is the link that loads the page again. */
export const notStartedNotice = [
  'Esta página no terminó de cargar y sus botones no responden. Revise su conexión.',
  'Reintentar',
] as const;
