export const bookingCopy = {
  meta: {
    title: 'Agende su asesoría gratuita | Mentoría Legal Educacional',
    description: 'Reserve en línea una asesoría legal educacional gratuita de 30 minutos.',
  },
  title: 'Agende su Asesoría Gratuita',
  lead: 'Elija el día y la hora que más le acomoden. La sesión dura 30 minutos y no tiene costo.',
  points: [
    ['shield', '100% confidencial'],
    ['check', 'Orientación concreta'],
  ],
  frameTitle: 'Calendario para agendar una asesoría gratuita de 30 minutos',
  loading: 'Cargando el calendario…',
  /** Always shown: text before and after the e-mail address. */
  byMail: ['¿No puede usar el calendario? Escríbanos a ', '.'],
  /** Shown if there is no calendar: text before and after the e-mail address. */
  failed: ['No pudimos mostrar el calendario. Escríbanos a ', ' y coordinaremos su hora.'],
  newTab: 'Abrir el calendario en otra pestaña',
} as const;
