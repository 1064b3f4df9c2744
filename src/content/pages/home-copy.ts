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
  /** @param price lowest price of the shop, such as «$2.000» */
  templatesFrom: (price: string) => `Plantillas desde ${price}`,
  folder: 'Expediente',
  /** The form's exact warnings about the answers in the hero's picture. */
  marginNotes: [
    'El establecimiento y quien representa tienen el mismo RUT: 77.777.777-7.',
    'Batería. Esta fecha ya venció: reemplace el componente antes de declarar el equipo.',
  ],
  audiencesTitle: '¿A quiénes ayudamos?',
} as const;
