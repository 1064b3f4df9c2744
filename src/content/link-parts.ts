/** Copy of what was left out of an address that carries products. */
export const linkPartsCopy = {
  leftOut: (parts: number) =>
    parts === 1
      ? 'El enlace nombraba un producto que no está en la tienda.'
      : `El enlace nombraba ${parts} productos que no están en la tienda.`,
  tooMany: (most: number) => `En un enlace caben ${most} productos: lo demás se dejó fuera.`,
} as const;

/** Copy of an address whose products come from a quote. */
export const linkedQuoteCopy = {
  /** Before the quote's number. */
  from: 'Viene de la cotización',
} as const;
