export const letterheadCopy = {
  title: 'Membrete de su establecimiento',
  text: 'Los documentos que complete pueden llevar la imagen de su establecimiento en lugar del logo de Mentoría Legal Educacional. Elija un archivo PNG o JPEG de hasta 1 MB. Solo sale de este equipo en el archivo de borradores que usted guarde. El documento en blanco no cambia.',
  choose: 'Elegir imagen',
  change: 'Cambiar imagen',
  remove: 'Quitar imagen',
  reading: 'Leyendo…',
  alt: 'Membrete del establecimiento',
  refused: {
    heavy: 'La imagen pesa más de 1 MB. Guárdela con menos peso o elija otra.',
    otherType: 'El archivo no es una imagen PNG ni JPEG. Elija otro archivo.',
    broken: 'No se pudo leer la imagen: puede estar dañada. Elija otra.',
    vast: 'La imagen es demasiado grande para este navegador. Guárdela con menos ancho y alto, o elija otra.',
  },
  /** Added to a refusal while another image is in use. */
  previousStays: 'Sigue en uso la imagen anterior.',
  storageBlocked: 'Este navegador no deja que el sitio guarde la imagen: sirve mientras no cierre la página.',
  chosen: ['Membrete listo', 'Sus documentos completados llevarán esta imagen.'],
  removed: 'Se quitó la imagen. Vuelve el logo de Mentoría Legal Educacional.',
} as const;
