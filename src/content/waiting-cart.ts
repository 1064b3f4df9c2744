/** Copy of a cart whose products could not be loaded. */
export const waitingCartCopy = {
  title: 'No se pudieron mostrar los productos de su carrito',
  text: 'Siguen guardados en este equipo. Revise su conexión e inténtelo otra vez.',
  retrying: 'Cargando…',
  retry: 'Reintentar',
} as const;
