import { paths } from './paths.ts';

/** The header's pages, in their order. */
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
  [paths.purchases, 'Mis compras'],
] as const;

export const frame = {
  skip: 'Saltar al contenido',
  home: 'Mentoría Legal Educacional, ir al inicio',
  needsScript: 'Esta página necesita JavaScript. Actívelo en su navegador y vuelva a cargarla.',
  broken: {
    title: 'No pudimos mostrar esta página',
    /** Where a request failed. */
    offline: 'Revise su conexión y vuelva a cargarla.',
    /** An error of the page's own. */
    fault: 'Algo falló al mostrarla. Vuelva a cargarla o siga desde el inicio.',
    /** Where the browser stores them. */
    kept: 'Su carrito, sus compras y lo que escribió en sus documentos siguen guardados en este equipo.',
    reload: 'Volver a cargar',
    home: 'Ir al inicio',
  },
  main: 'Principal',
  menu: 'Menú',
  /** @param shown the same count as it is written */
  openCart: (count: number, shown: string) =>
    `Abrir carrito, ${shown} ${count === 1 ? 'producto' : 'productos'}`,
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  booking: 'Agendar Cita',
  footer: {
    navigation: 'Navegación',
    legal: 'Legal',
    terms: 'Términos y Condiciones',
    privacy: 'Política de Privacidad',
    instagram: 'Instagram',
    contact: 'Contacto',
  },
  rights: (year: number) => `© ${year} Mentoría Legal Educacional. Todos los derechos reservados.`,
} as const;
