export const site = {
  name: 'Mentoría Legal Educacional',
  motto: 'Mentoría legal para la educación en Chile.',
  purchases: 'Mis compras',
  comingSoon: 'Próximamente',
  place: 'Santiago, Chile. Reuniones presenciales con cita previa.',
  documentFormat: 'Word (.docx)',
  bookingLabel: 'Agendar Cita',
  freeSession: 'Primera asesoría de 30 minutos, sin costo.',
} as const;
