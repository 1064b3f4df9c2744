/** What the site does not do yet, said when someone asks for it. */
const title = 'Función no implementada';
const ask = 'Si lo necesita, puede solicitarlo.';

export const notices = {
  title,
  terms: `Este documento aún no está publicado. ${ask}`,
  privacy: `Este documento aún no está publicado. ${ask}`,
  instagram: `Nuestro perfil aún no está enlazado. ${ask}`,
  courses: `Los cursos grabados aún no están disponibles. ${ask}`,
  newsletter: `El boletín de noticias aún no está disponible. ${ask}`,
} as const;
