export const site = {
  name: 'Mentoría Legal Educacional',
  motto: 'Mentoría legal para la educación en Chile.',
  purchases: 'Mis compras',
  soon: 'Próximamente',
  place: 'Santiago, Chile. Reuniones presenciales con cita previa.',
  documentFormat: 'Word (.docx)',
  book: 'Agendar Cita',
  freeSession: 'Primera asesoría de 30 minutos, sin costo.',
} as const;
