import { site } from '../site.ts';
import { draftsCopy } from './drafts-copy.ts';

export const completeCopy = {
  meta: (name: string) => ({
    // Leave out the firm's name, because browsers and search engines would cut it off after a long product name.
    title: `Completar: ${name}`,
    description: `Complete «${name}» en su navegador y descárguelo en Word. Sus datos no salen de este equipo.`,
  }),
  titleOf: (page: string, draft: string) => `${page} | ${draft}`,
  newDraft: 'Borrador nuevo',
  lead: 'Escriba sus datos y vea el documento tal como quedará. Lo que deje en blanco queda como línea para completar a mano.',
  privacy: 'Lo que escribe queda solo en este equipo. En uno compartido, bórrelo al terminar.',
  storageBlocked:
    'Este navegador no deja que el sitio guarde datos: lo que escriba se pierde al cerrar la página. Descargue el documento antes de cerrarla.',
  locked: {
    text: 'Esta página se abre para quien compró la plantilla.',
    ways: [
      [
        'bag',
        'Si aún no la ha comprado,',
        'encuéntrela en la tienda: se habilita en este navegador al confirmarse el pago.',
      ],
      [
        'document',
        'Si ya la compró,',
        `abra esta página en el equipo y navegador en que hizo la compra, o búsquela en ${site.purchases} con el número de pago.`,
      ],
    ],
    contactPrompt: '¿No tiene acceso a ese equipo? Escríbanos con su número de pago:',
    toProduct: 'Ver la plantilla',
  },
} as const;

export const formCopy = {
  tabs: { label: 'Qué ver', form: 'Formulario', document: 'Documento' },
  example: (text: string) => `Ejemplo: ${text}`,
  dateFormat: 'dd-mm-aaaa',
  calendar: (label: string) => `Elegir en el calendario: ${label}`,
  noRegion: 'Sin elegir',
  unchosen: 'Todavía no lo sé',
  day: { nonTeaching: 'No lectivas', total: 'Total del día' },
  week: {
    teaching: 'Docencia de aula',
    breaks: 'Recreos',
    other: 'No lectivas',
    total: 'Total de la semana',
  },
  unknown: '—',
  /** Replaces the fields of a section if the answers so far make all of them unnecessary. */
  unneeded: 'Con lo que respondió, el documento no lleva estos datos: no hay nada que completar aquí.',
  notApplicable: (label: string) => `No aplica: ${label}`,
  /** Copy of a list's rows. The template provides the noun: «persona», «personas». */
  row: {
    title: (singularNoun: string, number: number) => `${singularNoun} ${number}`,
    blank: 'Sin datos',
    hint: (min: number, max: number, pluralNoun: string) =>
      `El documento imprime al menos ${min === 1 ? '1 fila' : `${min} filas`}; puede agregar hasta ${max} ${pluralNoun}.`,
    maxRowsReached: (count: number, pluralRowNoun: string) =>
      `Son ${count} ${pluralRowNoun}, el máximo de la tabla.`,
  },
  /** In a pair of texts, the original draft's name goes between the two. */
  copied: {
    original: 'el borrador original',
    ask: ['Igual que en', ': ¿es así?'],
    yes: 'Sí, es así',
    yesOf: (label: string) => `Sí, es así: ${label}`,
    count: (count: number) =>
      [count === 1 ? 'Un dato es igual que en' : `${count} datos son iguales que en`, ''] as const,
    yesAll: (count: number) => (count === 1 ? 'Sí, es así' : 'Sí, son así'),
  },
  warnings: (count: number) => (count === 1 ? 'Un aviso' : `${count} avisos`),
  warningsShort: (count: number) => (count === 1 ? '1 aviso' : `${count} avisos`),
  goToField: 'Ver el campo',
  warningsHint: (count: number) =>
    count === 1 ? 'No impide descargar ni se imprime.' : 'No impiden descargar ni se imprimen.',
  problemsHint: (count: number) =>
    count === 1
      ? 'Puede corregirla, dejarla en blanco o descargar igual: se imprime como la escribió.'
      : 'Puede corregirlas, dejarlas en blanco o descargar igual: se imprimen como las escribió.',
  downloadAnyway: 'Descargar igual',
} as const;

export const otherDraftCopy = {
  mention: (title: string) => `el borrador «${title}»`,
  offer: draftsCopy.offer,
} as const;

/** The captions are lower-case, because tables use them within a cell. */
export const sourceCopy = {
  /** @param noun kind of document: «contrato» */
  document: (noun: string) => `del otro ${noun}`,
  school: 'de los datos del establecimiento',
  proposed: 'propuesto',
  corrected: 'corregido aquí',
} as const;

export const sectionsCopy = {
  label: 'Secciones del formulario',
  position: (section: number, count: number) => `Sección ${section} de ${count}`,
  blanks: (count: number) => (count === 0 ? 'nada en blanco' : `${count} en blanco`),
  blanksLeft: (count: number) =>
    count === 0
      ? 'No quedan espacios en blanco'
      : count === 1
        ? 'Queda 1 espacio en blanco'
        : `Quedan ${count} espacios en blanco`,
  previous: 'Anterior',
  next: 'Siguiente',
  review: 'Revisar y descargar',
  toForm: 'Volver al formulario',
} as const;

export const reviewCopy = {
  title: 'Antes de descargar',
  blanksHint: 'Se imprimen como líneas para completar a mano. Elija uno para ir a su campo.',
  section: (title: string, blanks: string) => `${title}: ${blanks}`,
  back: 'Seguir completando',
} as const;

const deliveryVerbs = { saved: 'se descargó', shared: 'se compartió' } as const;

/** Copy after a download, except the next steps, which the template has. */
export const downloadedCopy = {
  /** @param noun kind of document: «contrato» */
  title: (noun: string, delivery: keyof typeof deliveryVerbs, blankCount: number) =>
    [
      `Su ${noun} ${deliveryVerbs[delivery]}`,
      ...(blankCount === 0
        ? []
        : [`con ${blankCount === 1 ? '1 espacio' : `${blankCount} espacios`} en blanco`]),
    ].join(' '),
  fileLocation: 'Queda normalmente en Descargas.',
  pdf: 'Si este equipo no tiene Word, guárdelo como PDF.',
  send: 'Enviar',
  notSent:
    'Este navegador no deja enviar archivos de Word. Adjúntelo usted desde Descargas, o guárdelo como PDF.',
  steps: 'Lo que sigue',
  another: 'Completar otro',
  done: 'Listo',
  close: 'Cerrar',
} as const;

export const clipboardCopy = {
  title: 'Copiar datos a otro sistema',
  copy: 'Copiar',
  copied: 'Copiado',
  /** Returns the label of an answer's button, or the announcement of what the button did. */
  actionFor: (action: string, label: string) => `${action}: ${label}`,
  notCopied: 'El navegador no dejó copiar el dato. Ya está seleccionado: cópielo con el teclado o el menú.',
  back: 'Volver',
  close: 'Cerrar',
} as const;

export const previewCopy = {
  title: 'Así quedará',
  /** Note below the preview. */
  pageBreaksNote: 'Word puede cortar las páginas en otro lugar: el texto no cambia.',
  page: (page: number, count: number) => `Página ${page} de ${count}`,
  zoom: { out: 'Reducir', in: 'Ampliar', level: (percent: number) => `${percent} %` },
} as const;

export const actionsCopy = {
  download: 'Descargar en Word',
  downloadBlank: 'Word sin completar',
  print: 'Imprimir o guardar como PDF',
  reminders: 'Avisarme en el calendario',
  remindersHint:
    'Si cambia una fecha, importe el archivo de recordatorios otra vez: reemplaza a los anteriores. Si borra una fecha, quite el recordatorio de su calendario.',
} as const;

export const schoolCopy = {
  title: 'Datos del establecimiento',
  text: 'Guárdelos una vez y se le ofrecerán en cada borrador nuevo y en sus comprobantes. Nada se escribe sin que usted lo pida.',
  storedIntro: 'Guardados en este equipo:',
  nothingStored:
    'Este borrador todavía no los tiene: escríbalos en el formulario y aquí aparecerá el botón para guardarlos.',
  /** @param gender «Mujer» or «Hombre» */
  representative: (gender: string) => `representante legal: ${gender.toLowerCase()}`,
  keep: 'Guardar los de este borrador',
  update: 'Cambiarlos por los de este borrador',
  saved: 'Los datos del establecimiento quedaron guardados en este equipo.',
  erase: 'Borrarlos',
  erased: 'Los datos del establecimiento ya no están en este equipo.',
} as const;
