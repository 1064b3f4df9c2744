export const calendarFile = {
  product: 'Recordatorios',
  fileName: 'recordatorios.ics',
  /** Makes the events' ids globally unique. */
  domain: 'recordatorios.mentoria-legal-educacional',
  /** @param subject device or person; '' if there is none */
  title: (days: number, event: string, subject: string) =>
    [
      days === 0 ? `Hoy ${event}` : `En ${days} ${days === 1 ? 'día' : 'días'} ${event}`,
      ...(subject === '' ? [] : [subject]),
    ].join(' · '),
  deadline: (isoDate: string) => `Fecha: ${isoDate.split('-').reverse().join('-')}`,
} as const;
