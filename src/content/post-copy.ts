// Apart from blog.ts, which no post shows.
export const postCopy = {
  back: 'Volver al blog',
  home: 'Inicio',
  blog: 'Blog',
  brief: 'En breve',
  plate: (number: number, caption: string) => `Lámina ${number}. ${caption}`,
  closing: '¿Tiene dudas sobre su establecimiento?',
  book: 'Agendar asesoría gratuita',
} as const;
