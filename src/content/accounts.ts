/** What opens the papers for a school's accounts. Their own words come with them, on demand. */
export const accountsCopy = {
  request: 'Pedir boleta o factura',
  folder: 'Carpeta de respaldo',
  opening: 'Preparando…',
  /** Said before the last step of deleting a purchase, where requests are taken. */
  lossOfRequest: 'Si preparó aquí una solicitud de boleta o factura para esta compra, se borra también.',
  lossOfDetails: 'Como es la última, se borran también los datos que escribió para pedir boleta o factura.',
} as const;
