/** Before and after the e-mail address. Apart from what the app shows, which comes without it. */
export const tooOld = [
  'Este navegador es demasiado antiguo para comprar o completar documentos en este sitio: actualícelo, use otro o escríbanos a ',
  '.',
] as const;

/** Where the page's scripts have not come; the second is the link that loads the page again. */
export const notStarted = [
  'Esta página no terminó de cargar y sus botones no responden. Revise su conexión.',
  'Reintentar',
] as const;
