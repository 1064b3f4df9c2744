// Apart from the shop's own copy: pages that only name the shop load these lines and not that.

/** What every template is, wherever one is sold. */
export const soldCopy = {
  completed: ['Se completa', 'aquí, con vista previa, o en Word'],
  pages: 'Páginas',
  again: 'Puede volver a descargarlo cuando quiera, en blanco o completado.',
} as const;

/** What leads to the shop from other pages. */
export const shopOffer = {
  title: 'Plantillas y Documentos',
  text: 'Formularios y contratos en Word, listos para completar y adaptar.',
  action: 'Ir a la tienda',
} as const;
