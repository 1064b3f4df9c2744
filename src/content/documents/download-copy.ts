export const downloadCopy = {
  download: 'Descargar en blanco',
  text: (date: string) => `Texto del ${date}`,
  /** Replaces `download` if the text changed since the last download. */
  downloadCurrent: 'Descargar con el texto actual',
  admin: 'Descargar (Admin)',
  complete: 'Completar en línea',
  /**
   * Returns the text before and after the draft's name.
   * @param percent filled percentage of the draft; null while unknown
   */
  continueDraft: (percent: number | null) =>
    ['Seguir: ', percent === null ? '' : `, ${percent}\u00a0%`] as const,
  moreWays: 'Más maneras',
  batchTitle: (pluralSubject: string) => `Para ${pluralSubject}`,
  /** @param documents «los contratos» */
  nextYear: (documents: string) => `Preparar ${documents} del próximo año`,
  generating: 'Generando…',
  started: ['¡Descarga iniciada!', 'Tu documento se está generando.'],
  failed: ['Error de descarga', 'No se pudo generar el documento.'],
  support: 'Por favor, contacte a soporte.',
  /** Replaces `support` if another attempt may work. */
  retryAdvice: 'Inténtelo otra vez.',
  retry: 'Intentar otra vez',
  logo: {
    late: 'El logo del documento tardó demasiado en cargar.',
    missing: 'No se pudo cargar el logo del documento.',
    noImage: 'El archivo del logo no es una imagen PNG.',
  },
  openInBrowser: 'Abra esta página en el navegador de su teléfono (Safari o Chrome) para descargar.',
  shareAgain:
    'Presione otra vez el botón para compartir el archivo. Si no se abre nada, abra esta página en el navegador de su teléfono (Safari o Chrome).',
  unavailable: ['Descarga no disponible', 'La descarga para este producto aún no está implementada.'],
  /** Text before and after the e-mail address. */
  helpText: ['¿Problemas con la descarga? Escríbanos a ', '.'],
} as const;
