export const blogCopy = {
  title: 'Blog',
  lead: 'Normativa educacional en lenguaje claro.',
  read: 'Leer artículo',
  empty: 'Próximamente',
  emptyHint: 'Estamos preparando nuevos artículos para usted.',
} as const;
