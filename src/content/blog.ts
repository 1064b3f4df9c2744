export const blogCopy = {
  title: 'Blog',
  lead: 'Normativa educacional en lenguaje claro.',
  read: 'Leer artículo',
  empty: 'Próximamente',
  emptyHint: 'Estamos preparando nuevos artículos para usted.',
} as const;

export const postCopy = {
  back: 'Volver al blog',
  home: 'Inicio',
  brief: 'En breve',
  plate: (number: number, caption: string) => `Lámina ${number}. ${caption}`,
  /** On the drawing of a school, where the rule measures. */
  dimensions: { length: '150 m lineales', height: '3 pisos' },
  closing: '¿Tiene dudas sobre su establecimiento?',
  book: 'Agendar asesoría gratuita',
} as const;
