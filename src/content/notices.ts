/** What the site does not do yet, shown when someone asks for it. */
type Notice = readonly [before: string, after: string];

const title = 'Función no implementada';
const unpublished: Notice = ['Este documento aún no está publicado. Puede solicitarlo a ', '.'];

/** Each notice stands around the e-mail address. Those of one page alone are in its own copy. */
export const notices = {
  title,
  terms: unpublished,
  privacy: unpublished,
  instagram: ['Nuestro perfil de Instagram aún no está enlazado. Puede solicitarlo a ', '.'],
} as const satisfies Readonly<Record<string, string | Notice>>;
