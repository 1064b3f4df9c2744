/** Facts about the site, and labels that many pages share. */
export const site = {
  name: 'Mentoría Legal Educacional',
  motto: 'Mentoría legal para la educación en Chile.',
  /** Name of the page with this device's purchases. */
  purchases: 'Mis compras',
  /** Marks a feature or page that doesn't exist yet. */
  soon: 'Próximamente',
  place: 'Santiago, Chile. Reuniones presenciales con cita previa.',
  documentFormat: 'Word (.docx)',
  /** Label of the button that leads to the calendar on every page. */
  book: 'Agendar Cita',
  freeSession: 'Primera asesoría de 30 minutos, sin costo.',
} as const;
