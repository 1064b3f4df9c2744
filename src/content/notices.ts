/** What the site does not do yet, shown when someone asks for it. */
type Notice = readonly [before: string, after: string];

const title = 'Función no implementada';
const unpublished: Notice = ['Este documento aún no está publicado. Puede solicitarlo a ', '.'];

/** Each notice stands around the e-mail address. */
export const notices = {
  title,
  terms: unpublished,
  privacy: unpublished,
  instagram: ['Nuestro perfil de Instagram aún no está enlazado. Puede solicitarlo a ', '.'],
  courses: ['Los cursos grabados aún no están disponibles. Si los necesita, puede solicitarlos a ', '.'],
  newsletter: ['El boletín de noticias aún no está disponible. Si lo necesita, puede solicitarlo a ', '.'],
} as const satisfies Readonly<Record<string, string | Notice>>;
