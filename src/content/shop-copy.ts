export const shopCopy = {
  needsScript:
    'Para añadir plantillas al carrito, pagarlas y descargarlas, active JavaScript en su navegador.',
  title: 'Tienda',
  lead: 'Plantillas en Word listas para completar. Complételas en línea y descárguelas al aprobarse el pago.',
  add: 'Añadir al Carrito',
  addFor: (price: string) => `Añadir al Carrito por ${price}`,
  added: '¡Añadido al carrito!',
  openCart: 'Ver carrito',
  notes: [
    ['document', 'Editables.', 'Archivos Word (.docx) que usted adapta a su institución.'],
    ['download', 'Descarga inmediata.', 'El archivo se genera apenas se aprueba el pago.'],
    ['shield', 'Pago seguro.', 'La compra se procesa en Mercado Pago.'],
  ],
} as const;

export const productCopy = {
  back: 'Volver a la Tienda',
  print: 'Imprimir',
  priceNote: 'Pago único, en pesos chilenos',
  preview: 'Vista previa',
  full: 'Vista completa',
  previewNotice:
    'Esta es una vista previa referencial. El documento completo y editable en Word se habilita al confirmarse el pago.',
  page: (pages: number) => `Página 1 de ${pages} · Tamaño carta`,
  inCart: 'Ya está en su carrito.',
  form: {
    caption: 'Complételo aquí y véalo tal como quedará. Los datos de la imagen son ficticios.',
    alt: (name: string) =>
      `Formulario de «${name}» con algunas respuestas y, junto a él, el documento con esas respuestas en su lugar`,
  },
  formFeatures: {
    title: 'Mientras lo completa',
    lead: 'Los datos de las imágenes son ficticios.',
    week: {
      title: 'La semana cuadra',
      text: 'El horario se propone para las horas que usted indica, y las sumas cambian con cada dato.',
      alt: 'Totales de la semana y, debajo, el horario de un día',
    },
    review: {
      title: 'Una revisión antes de descargar',
      text: 'Le muestra lo que conviene revisar y lo que queda en blanco. Nada de eso impide descargar.',
      alt: 'Un aviso sobre un dato y la cuenta de los espacios en blanco',
    },
    several: {
      title: 'Muchos de una vez',
      text: 'Pegue las filas de su planilla y obtenga un documento por cada una. La planilla no sale de su equipo.',
      alt: 'Filas de una planilla y, arriba, el botón que descarga todo en un .zip',
    },
  },
  locked: 'Contenido Bloqueado',
  lockedHint: 'Compre este documento para acceder a la versión completa.',
  facts: { format: 'Formato', delivery: 'Entrega', immediate: 'Descarga inmediata', rules: 'Normativa' },
  contents: 'Qué contiene',
  scope: 'Para quién es',
  legalTitle: 'Aviso legal',
  legalNotice:
    'Las plantillas y contenidos de este sitio son referenciales y de carácter general. No reemplazan la asesoría legal para un caso concreto ni crean por sí solos una relación profesional con quien los usa. La normativa puede cambiar: antes de firmar o presentar un documento, verifique la legislación vigente y adapte el texto a la situación de su establecimiento. La adquisición de una plantilla no garantiza la aprobación de trámite alguno ni el resultado de una fiscalización.',
  previewAlt: (name: string) => `Primera página de «${name}»: nítida arriba, ilegible hacia abajo`,
  notFound: {
    title: 'Producto no encontrado',
    text: 'Es posible que el enlace haya cambiado.',
    action: 'Ir a la tienda',
  },
} as const;

export const shopMeta = {
  title: 'Tienda de plantillas legales | Mentoría Legal Educacional',
  description:
    'Plantillas Word para establecimientos educacionales: formulario de registro DEA y contrato a plazo fijo para educadora diferencial PIE.',
} as const;
