/** Copy of the folder for the accounts, which is only printed. */
export const folderCopy = {
  sheet: (number: string | null, place: number, count: number) =>
    `Carpeta de respaldo · ${number === null ? 'Compra sin número de pago en este equipo' : `Pago N.º ${number}`} · Hoja ${place} de ${count}`,
  receipt: 'Comprobante de compra',
  continued: 'Comprobante de compra (continuación)',
  approved: 'Fecha y hora de aprobación',
  registered: 'Fecha y hora registradas por este equipo',
  moment: (moment: string) => `${moment} (hora de Chile)`,
  request: 'Solicitud de boleta o factura',
  requestContinued: 'Solicitud de boleta o factura (continuación)',
  composed: (moment: string) =>
    `Texto del correo que se preparó en este equipo el ${moment} (hora de Chile). El sitio no sabe si se envió.`,
  noRequest: 'En este equipo no hay una solicitud de boleta o factura preparada para esta compra.',
  own: 'Para uso del establecimiento',
  fields: {
    stamp: 'Timbre del establecimiento',
    account: 'Cuenta o imputación',
    person: 'Responsable',
    date: 'Fecha',
    remarks: 'Observaciones',
  },
  notice:
    'Esta carpeta no es un documento tributario ni un registro contable, y por sí sola no prueba el pago: reúne lo que guardó el navegador de quien compró. Lo que permite comprobar el pago es su número en Mercado Pago.',
} as const;
