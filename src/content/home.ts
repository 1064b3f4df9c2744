export const homeCopy = {
  meta: {
    title: 'Mentoría Legal Educacional | Asesoría legal para colegios en Chile',
    description:
      'Asesoría y documentos legales para colegios, directivos, docentes y corporaciones educacionales en Chile. Primera asesoría de 30 minutos gratuita.',
  },
  label: 'Derecho educacional en Chile',
  title: 'Su Seguridad Legal Educacional Garantizada',
  lead: 'Acompañamos a colegios, directivos y profesionales de la educación para que tomen decisiones con respaldo legal, prevengan conflictos y trabajen con tranquilidad.',
  contact: 'Contáctenos',
  services: 'Ver servicios',
  folder: 'Expediente',
  audiencesTitle: '¿A quiénes ayudamos?',
} as const;

/** The call that closes the pages on ink. */
export const closing = {
  title: 'Conversemos 30 minutos, sin costo',
  text: 'Cuéntenos qué le preocupa. En una primera asesoría gratuita de 30 minutos revisaremos su situación y le diremos con franqueza cómo podemos ayudarle. 100% confidencial.',
  action: 'Solicitar asesoría gratuita',
  facts: [
    ['clock', '30 minutos'],
    ['check', 'Sin costo'],
    ['shield', '100% confidencial'],
  ],
} as const;
