/** What opens the request for a boleta or factura, whose own words come with it, and what deleting a purchase says of it. */
export const accountsCopy = {
  request: 'Pedir boleta o factura',
  /** Said before the last step of deleting a purchase, where requests are taken. */
  lossOfRequest: 'Si preparó aquí una solicitud de boleta o factura para esta compra, se borra también.',
  lossOfDetails: 'Como es la última, se borran también los datos que escribió para pedir boleta o factura.',
} as const;
