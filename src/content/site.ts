/** Facts that every page shows about the site. */
export const site = {
  name: 'Mentoría Legal Educacional',
  motto: 'Mentoría legal para la educación en Chile.',
  /** The page of what this device bought, wherever it is named. */
  purchases: 'Mis compras',
  /** Said of what is not there yet. */
  soon: 'Próximamente',
  place: 'Santiago, Chile. Reuniones presenciales con cita previa.',
  documentFormat: 'Word (.docx)',
  /** Names the button to the calendar on every page. */
  book: 'Agendar Cita',
  freeSession: 'Primera asesoría de 30 minutos, sin costo.',
} as const;
