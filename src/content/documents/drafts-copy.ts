import { site } from '../site.ts';

export const draftsCopy = {
  title: 'Borrador abierto',
  /**
   * Returns the title of a draft if its document is no longer in the shop, or if the title must not contain answers.
   */
  datedTitle: (day: string, time: string) => `Borrador del ${day}, ${time}`,
  emptyTitle: 'Nuevo, sin datos',
  opened: (title: string) => `Se abrió ${title}.`,
  moreOptions: (count: number) => (count > 1 ? `Sus ${count} borradores y más opciones` : 'Más opciones'),
  list: (drafts: number) => `${drafts === 1 ? 'Su borrador' : 'Sus borradores'} de este documento`,
  listOf: (name: string, drafts: number) => `${drafts === 1 ? 'Su borrador' : 'Sus borradores'} de ${name}`,
  edited: (day: string) => `Escrito por última vez el ${day}`,
  openLabel: 'Abierto',
  continueDraft: (title: string) => `Seguir con ${title}`,
  offer: (title: string, document: string | null) =>
    `Ya escribió algunos de estos datos en «${title}»${document === null ? '' : `, de «${document}»`}:`,
  offerOfSchool: 'Datos del establecimiento que guardó en este equipo:',
  accept: 'Usar esos datos',
  duplicate: 'Duplicar este borrador',
  duplicated: (title: string) => `Se abrió una copia de ${title}. Cambie en ella lo que sea distinto.`,
  blank: 'Empezar uno en blanco',
  rename: {
    label: 'Nombre del borrador',
    hint: 'Si lo deja en blanco, se llama según lo que escribió en él.',
    action: 'Guardar el nombre',
    done: (title: string) => `El borrador se llama ahora ${title}.`,
    cleared: 'El borrador se llama otra vez según lo que escribió en él.',
  },
  erase: {
    action: 'Borrar este borrador',
    title: (name: string) => `¿Borrar «${name}»?`,
    loss: 'Se borran de este equipo las respuestas de este borrador. Los archivos que ya descargó no cambian.',
    undoable: 'Podrá deshacerlo durante 10 segundos.',
    yes: 'Borrar',
    no: 'Conservar',
    done: (title: string) => `Se borró «${title}».`,
  },
  undo: 'Deshacer',
  undone: 'Se recuperó el borrador.',
  storageFull:
    'El espacio que este navegador da al sitio está lleno: lo que escribe queda solo en esta pestaña y se pierde al cerrarla. Guarde sus borradores en un archivo y borre los que no necesite.',
  erasureWarning:
    'Este navegador puede borrar lo que escribió (Safari, tras siete días sin visitar el sitio): guárdelo en un archivo, en «Más opciones».',
} as const;

export const eraseAllCopy = {
  action: 'Borrar todo lo escrito',
  title: '¿Borrar todo lo escrito?',
  loss: 'Se borran de este equipo todos los borradores de todos los documentos, los datos del establecimiento, la imagen de su membrete, el nombre de a quién dirige sus cotizaciones y los números de sus órdenes de compra. Los archivos que ya descargó no cambian.',
  /** Shown if there are tax data or requests. */
  lossOfTax:
    'Se borran también los datos que escribió para pedir boleta o factura y el texto de las solicitudes que preparó.',
  /** Shown if this tab has spreadsheets or earlier documents. */
  lossOfTables:
    'Se borran también las filas de planillas y los documentos anteriores que están en esta pestaña.',
  undoable: 'Podrá deshacerlo durante 10 segundos.',
  yes: 'Borrar',
  no: 'Conservar',
  done: 'Se borró lo que escribió: ya no está en este equipo.',
} as const;

export const openWordCopy = {
  action: 'Abrir un Word completado',
  reading: 'Leyendo…',
  cancel: 'Cancelar',
  retry: 'Intentar otra vez',
  hint: 'Lo escrito fuera de los campos no se lee.',
  /** Returns the text before and after the file's name. */
  answersRead: (answers: number) =>
    [answers === 1 ? 'Se leyó 1 respuesta de' : `Se leyeron ${answers} respuestas de`, '.'] as const,
  sameAnswers: ['Ya tiene un borrador con las mismas respuestas que', ': no se agregó otro.'] as const,
  blank: 'Ese documento está en blanco: no trae respuestas.',
  unreadableFields: (labels: readonly string[]) => `No se pudieron leer: ${labels.join('; ')}.`,
  close: 'Cerrar',
  refusals: {
    fields:
      'Ese archivo no es un documento descargado de este sitio, o perdió sus campos al pasar por otro formato (.odt, .doc, Google Docs). Abra aquí el .docx que descargó.',
    password: 'El archivo tiene contraseña. Quítesela en Word y ábralo otra vez.',
    doc: 'Ese archivo tiene el formato de Word antiguo (.doc), que no conserva los campos. Abra aquí el .docx que descargó.',
    size: 'El archivo pesa más de 20 MB. Quite en Word las imágenes que le agregó y ábralo otra vez.',
    excess:
      'El archivo contiene demasiado para leerlo aquí. Quite en Word lo que le agregó y ábralo otra vez.',
    unreadable: 'El navegador no pudo leer el archivo. Inténtelo otra vez.',
    late: 'La lectura tomó demasiado tiempo y se detuvo.',
    otherTemplate: (name: string) => `Es de otra plantilla: ${name}.`,
  },
} as const;

export const transferCopy = {
  title: 'Llevar a otro equipo',
  text: `Guarde sus borradores en un archivo y ábralo en «${site.purchases}» del otro equipo, una vez abierta ahí su compra. El archivo tiene todo lo que escribió y, si la eligió, la imagen de su membrete: cuídelo como el documento mismo.`,
  /** Shown if there is nothing to save. */
  nothingToSave: {
    title: '¿Escribió en otro equipo?',
    text: `En «${site.purchases}» de ese equipo, guarde sus borradores en un archivo y ábralo aquí.`,
  },
  save: 'Guardar en un archivo',
  read: 'Abrir un archivo',
  fileName: 'borradores.json',
  protect: {
    action: 'Proteger con una contraseña',
    password: 'Contraseña',
    repeat: 'Repetir contraseña',
    missing: 'Escriba una contraseña.',
    different: 'Las dos contraseñas no son iguales.',
    warning: 'Sin la contraseña no se puede abrir: nadie puede recuperarla.',
    busy: 'Protegiendo el archivo…',
    fileName: 'borradores-protegidos.mle',
  },
  open: {
    password: 'Escriba la contraseña del archivo',
    missing: 'Falta la contraseña.',
    wrong: 'La contraseña no es correcta o el archivo está dañado.',
    busy: 'Abriendo el archivo…',
    yes: 'Abrir',
    no: 'Cancelar',
  },
  question: {
    title: (count: number) => (count === 1 ? '¿Agregar un borrador?' : `¿Agregar ${count} borradores?`),
    saved: (day: string) => `El archivo se guardó el ${day}. Tiene:`,
    fresh: 'nuevo en este equipo',
    same: 'igual al de este equipo',
    older: 'reemplaza al de este equipo, que es más reciente',
    newer: 'reemplaza al de este equipo, que es más antiguo',
    school: 'Los datos del establecimiento, que se guardan también.',
    letterhead: {
      fresh: 'La imagen de su membrete, que se guarda también.',
      same: 'La imagen de su membrete, igual a la de este equipo.',
      other: 'Otra imagen de membrete.',
      deviceLetterhead: 'Membrete de este equipo',
      fileLetterhead: 'Membrete del archivo',
      replace: 'Usar el membrete del archivo',
    },
    undoable: 'Podrá deshacerlo durante 10 segundos.',
    yes: 'Agregar',
    no: 'Cancelar',
  },
  done: (count: number) => (count === 1 ? 'Se agregó un borrador.' : `Se agregaron ${count} borradores.`),
  errors: {
    size: 'El archivo es demasiado grande para ser uno de borradores. No se agregó nada.',
    format: 'Ese archivo no es uno de borradores guardados en este sitio. No se agregó nada.',
    version:
      'El archivo se guardó con una versión más nueva del sitio. Vuelva a cargar esta página y ábralo otra vez.',
    empty: 'El archivo no tiene ningún borrador que se pueda agregar.',
    unreadable: 'El navegador no pudo leer el archivo. Inténtelo otra vez.',
    insecure:
      'El archivo está protegido con una contraseña. Aquí no se puede abrir, porque la dirección de esta página no empieza con https. No se agregó nada.',
  },
} as const;

export const erasedDraftCopy = {
  title: 'Este borrador se borró en otra pestaña.',
  text: 'Sigue solo en esta pantalla. Mientras usted no lo guarde de nuevo, nada de lo que escriba en él se guarda.',
  restore: 'Guardarlo de nuevo',
} as const;
