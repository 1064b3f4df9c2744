/** The site's addresses, written once; none ends in a slash. */
export const paths = {
  home: '/',
  about: '/sobre-nosotros',
  services: '/servicios',
  resources: '/recursos',
  checklist: '/recursos/checklist-dea',
  blog: '/blog',
  morePosts: (number: string) => `/blog/pagina/${number}`,
  post: (slug: string) => `/blog/${slug}`,
  contact: '/contacto',
  booking: '/agendar',
  shop: '/tienda',
  moreProducts: (number: string) => `/tienda/pagina/${number}`,
  product: (slug: string) => `/tienda/${slug}`,
  checkout: '/checkout',
  quote: '/cotizacion',
  paid: '/pago-exitoso',
  notPaid: '/pago-cancelado',
  complete: (slug: string) => `/completar/${slug}`,
  several: (slug: string) => `/completar/${slug}/varios`,
  nextYear: (slug: string) => `/completar/${slug}/proximo-ano`,
  purchases: '/mis-compras',
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  notFound: '/404',
} as const;

/** The licences of what the site is made of: a text file, no page. */
export const licencesFile = '/licencias.txt';

/** In the address of the page where a document is completed: which of its drafts is open. */
export const draftParameter = 'borrador';
export const draftQuery = (id: string) => `?${draftParameter}=${id}`;

/** In the address of the page where a document is completed for many: which row of the sheet is open, from 1. */
export const rowParameter = 'fila';
export const rowQuery = (row: number) => `?${rowParameter}=${row}`;

/** Begins the fragment, which no server gets, of an address of /mis-compras that names a payment. */
export const purchaseFragment = '#compra=';
