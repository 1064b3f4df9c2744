/** Copy of a cart whose products could not be loaded. */
export const waitingCartCopy = {
  title: 'No se pudo mostrar su carrito',
  text: 'Sigue guardado en este equipo. Revise su conexión e inténtelo otra vez.',
  retrying: 'Cargando…',
  retry: 'Reintentar',
} as const;
