/** Copy of what was left out of an address that carries products. */
export const linkPartsCopy = {
  leftOut: (parts: number) =>
    parts === 1
      ? 'Una parte del enlace no se pudo usar y se dejó fuera.'
      : `${parts} partes del enlace no se pudieron usar y se dejaron fuera.`,
  tooMany: (most: number) => `En un enlace caben ${most} productos: lo demás se dejó fuera.`,
} as const;

/** Copy of an address whose products come from a quote. */
export const linkedQuoteCopy = {
  /** Before the quote's number. */
  from: 'Viene de la cotización',
} as const;
