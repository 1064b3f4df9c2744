export const blogCopy = {
  meta: {
    title: 'Blog de derecho educacional | Mentoría Legal Educacional',
    description: 'Artículos claros sobre la normativa que afecta a los colegios en Chile.',
  },
  title: 'Blog',
  lead: 'Normativa educacional en lenguaje claro.',
  read: 'Leer artículo',
  empty: 'Próximamente',
  emptyHint: 'Estamos preparando nuevos artículos para usted.',
} as const;
