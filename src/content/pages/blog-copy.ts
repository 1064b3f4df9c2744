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
  blog: 'Blog',
  brief: 'En breve',
  contents: 'En este artículo',
  plate: (number: number, caption: string) => `Lámina ${number}. ${caption}`,
  closing: '¿Tiene dudas sobre su establecimiento?',
} as const;

export const blogMeta = {
  title: 'Blog de derecho educacional | Mentoría Legal Educacional',
  description: 'Artículos claros sobre la normativa que afecta a los colegios en Chile.',
} as const;
