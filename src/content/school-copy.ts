/** The school that receipts and quotes are made out to. */
export const buyerCopy = {
  summary: 'Datos del establecimiento (opcional)',
  hint: 'Se imprimen en sus comprobantes y se guardan solo en este equipo.',
  offer: 'Datos que guardó en este equipo:',
  accept: 'Usar esos datos',
  wrongRbd: 'Escriba el RBD con sus cifras, por ejemplo 12345-6.',
  fields: { school: 'Nombre del establecimiento', taxId: 'RUT', rbd: 'RBD' },
} as const;

/** Messages of invalid answers that forms beside the documents ask for too. */
export const identityMessages = {
  rut: 'El RUT no es válido. Revise los números y el dígito verificador.',
  email: 'Ingrese un correo electrónico válido.',
  emailFaults: {
    several: 'Ingrese un solo correo electrónico.',
    noAt: 'Ingrese un correo electrónico válido. Le falta el signo @.',
    comma: 'Ingrese un correo electrónico válido. No lleva comas: revise si es un punto.',
    space: 'Ingrese un correo electrónico válido. No lleva espacios.',
  },
} as const;

/** Copy of the school's own letterhead. */
export const letterheadCopy = {
  title: 'Membrete de su establecimiento',
  text: 'Los documentos que complete pueden llevar la imagen de su establecimiento en lugar del logo de Mentoría Legal Educacional. Elija un archivo PNG o JPEG de hasta 1 MB. Se guarda solo en este equipo y no se envía a ninguna parte. El documento en blanco no cambia.',
  choose: 'Elegir imagen',
  change: 'Cambiar imagen',
  remove: 'Quitar imagen',
  reading: 'Leyendo…',
  /** For who cannot see the image. */
  alt: 'Membrete del establecimiento',
  refused: {
    heavy: 'La imagen pesa más de 1 MB. Guárdela con menos peso o elija otra.',
    otherType: 'El archivo no es una imagen PNG ni JPEG. Elija otro archivo.',
    broken: 'No se pudo leer la imagen: puede estar dañada. Elija otra.',
    vast: 'La imagen es demasiado grande para este navegador. Guárdela con menos ancho y alto, o elija otra.',
  },
  /** After a refusal, while another image is in use. */
  kept: 'Sigue en uso la imagen anterior.',
  notKept: 'Este navegador no deja que el sitio guarde la imagen: sirve mientras no cierre la página.',
  chosen: ['Membrete listo', 'Sus documentos completados llevarán esta imagen.'],
  removed: ['Imagen quitada', 'Sus documentos vuelven a llevar el logo de Mentoría Legal Educacional.'],
} as const;

/** After the site's data were wiped, by the browser or another tab, while a page shows what was typed. */
export const wipedDataCopy = {
  title: 'Los datos que escribió se borraron de este navegador.',
  text: 'Siguen solo en esta pantalla. Mientras usted no elija, nada de lo que escriba se guarda.',
  keep: 'Guardarlos de nuevo',
  drop: 'Borrarlos también de aquí',
  done: ['Datos borrados', 'Ya no están en este equipo.'],
} as const;

/** The school's own data, held once on this device. */
export const schoolCopy = {
  title: 'Datos del establecimiento',
  text: 'Guárdelos una vez y se le ofrecerán en cada borrador nuevo y en sus comprobantes. Nada se escribe sin que usted lo pida.',
  held: 'Guardados en este equipo:',
  none: 'Este borrador todavía no los tiene: escríbalos en el formulario y aquí aparecerá el botón para guardarlos.',
  /** @param gender of the words about who represents the school: «femenino» */
  treatment: (gender: string) => `trato ${gender} de quien representa`,
  keep: 'Guardar los de este borrador',
  update: 'Cambiarlos por los de este borrador',
  kept: 'Los datos del establecimiento quedaron guardados en este equipo.',
  erase: 'Borrarlos',
  erased: 'Los datos del establecimiento ya no están en este equipo.',
} as const;
