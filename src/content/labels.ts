/** The few words of the design system's own. */
export const labels = {
  loading: 'Cargando…',
  toast: 'Notificación',
  toasts: 'Notificaciones ({hotkey})',
  closeToast: 'Cerrar aviso',
  notOpened: ['No se pudo abrir', 'Revise su conexión e inténtelo otra vez.'],
  missingPart: {
    text: 'No se pudo cargar esta parte de la página. Revise su conexión.',
    retry: 'Reintentar',
  },
} as const;
