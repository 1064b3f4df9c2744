/** Paths of the site. None ends in a slash. */
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
  batch: (slug: string) => `/completar/${slug}/varios`,
  nextYear: (slug: string) => `/completar/${slug}/proximo-ano`,
  purchases: '/mis-compras',
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  notFound: '/404',
} as const;

export const licencesPath = '/licencias.txt';

/** Query parameter with the id of the open draft, on the page where a document is completed. */
export const draftParameter = 'borrador';
export const draftQuery = (id: string) => `?${draftParameter}=${id}`;

/** Query parameter with the open row, counted from 1, on the page where a document is completed for many people. */
export const rowParameter = 'fila';
export const rowQuery = (row: number) => `?${rowParameter}=${row}`;

/** Start of the fragment that names a payment in an address of /mis-compras. Browsers send fragments to no server. */
export const purchaseFragment = '#compra=';
