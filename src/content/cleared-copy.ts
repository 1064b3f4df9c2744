/** Copy for a page that still shows entered data after the browser's settings or another tab cleared the site's data. */
export const clearedCopy = {
  title: 'Los datos que escribió se borraron de este navegador.',
  text: 'Siguen solo en esta pantalla. Mientras usted no elija, nada de lo que escriba se guarda.',
  keep: 'Guardarlos de nuevo',
  drop: 'Borrarlos también de aquí',
  done: ['Datos borrados', 'Ya no están en este equipo.'],
} as const;
