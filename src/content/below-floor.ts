/** Before and after the e-mail address. Apart from what the app shows, which comes without it. */
export const belowFloor = [
  'Este navegador es demasiado antiguo para comprar o completar documentos en este sitio: actualícelo, use otro o escríbanos a ',
  '.',
] as const;
