// Copy about the shop and its templates that other pages and the cart show, too. They don't load `shop-copy.ts`.

export const templateFactsCopy = {
  completed: ['Se completa', 'aquí, con vista previa, o en Word'],
  pages: 'Páginas',
  downloadAgain: 'Puede volver a descargarlo cuando quiera, en blanco o completado.',
} as const;

export const shopOffer = {
  title: 'Plantillas y Documentos',
  text: 'Formularios y contratos en Word, listos para completar y adaptar.',
  action: 'Ir a la tienda',
} as const;
