/** After the site's data were wiped, by the browser or another tab, while a page shows what was typed. */
export const wipedDataCopy = {
  title: 'Los datos que escribió se borraron de este navegador.',
  text: 'Siguen solo en esta pantalla. Mientras usted no elija, nada de lo que escriba se guarda.',
  keep: 'Guardarlos de nuevo',
  drop: 'Borrarlos también de aquí',
  done: ['Datos borrados', 'Ya no están en este equipo.'],
} as const;
