/** What the design system says by itself, on any page. */
export const labels = {
  loading: 'Cargando…',
  toast: 'Notificación',
  toasts: 'Notificaciones ({hotkey})',
  closeToast: 'Cerrar aviso',
  notOpened: ['No se pudo abrir', 'Revise su conexión e inténtelo otra vez.'],
} as const;
