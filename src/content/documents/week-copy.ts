export const weekCopy = {
  copy: (day: string) => `Copiar el ${day} a los demás días`,
  propose: 'Usar el horario propuesto',
  /** Announcements for screen readers. */
  done: {
    copied: 'Los demás días de trabajo tienen ahora el mismo horario.',
    proposed: 'La semana tiene otra vez el horario propuesto.',
  },
  undo: { copied: 'Deshacer la copia', proposed: 'Recuperar mi horario' },
} as const;
