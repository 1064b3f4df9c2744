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
