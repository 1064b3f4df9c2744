/**
 * Copy of the request for a boleta or factura. It promises neither, because the firm decides what to issue and when:
 * see item O2 in docs/para-la-firma.md.
 */
export const taxRequestCopy = {
  title: 'Pedir boleta o factura',
  close: 'Cerrar',
  lead: 'Con estos datos y los de su compra se prepara un correo para Mentoría Legal Educacional. El sitio no lo envía: lo envía usted.',
  noPromise:
    'Pedirlo aquí no asegura qué documento se emite ni en qué plazo: eso lo define Mentoría Legal Educacional.',
  purchase: (date: string, number: string | null) =>
    number === null ? `Compra del ${date}.` : `Compra del ${date}, número de pago ${number}.`,
  composed: (moment: string) => `Ya preparó esta solicitud el ${moment}.`,
  review: 'Ver el correo preparado',
  allFieldsNeeded: 'Complete los seis datos.',
  offer: 'Datos que guardó en este equipo:',
  accept: 'Usar esos datos',
  fields: {
    rut: 'RUT',
    legalName: 'Razón social',
    activity: 'Giro',
    address: 'Dirección',
    commune: 'Comuna',
    email: 'Correo electrónico',
  },
  missing: {
    rut: 'Escriba el RUT.',
    legalName: 'Escriba la razón social.',
    activity: 'Escriba el giro.',
    address: 'Escriba la dirección.',
    commune: 'Escriba la comuna.',
    email: 'Escriba el correo electrónico.',
  },
  compose: 'Preparar el correo',
  readyTitle: 'Su correo está listo',
  readyText:
    'Revíselo y ábralo en su programa de correo para enviarlo. Si no se abre ninguno, copie el texto y péguelo en un correo nuevo.',
  tooLong: (email: string) =>
    `El texto es demasiado largo para abrirlo en un programa de correo. Cópielo y péguelo en un correo nuevo para ${email}.`,
  open: 'Abrir en el correo',
  copy: 'Copiar el texto',
  copied: ['Texto copiado', 'Péguelo en un correo nuevo y envíelo.'],
  notCopied: 'El navegador no dejó copiar el texto. Ya está seleccionado: cópielo con el teclado o el menú.',
  correct: 'Corregir los datos',
  erase: {
    action: 'Borrar estos datos',
    title: '¿Borrar estos datos?',
    loss: 'Se borran de este equipo los datos que escribió para pedir boleta o factura y el texto de las solicitudes que preparó. Los correos que ya envió no cambian.',
    yes: 'Borrar',
    no: 'Conservar',
    done: ['Datos borrados', 'Ya no están en este equipo.'],
  },
} as const;

/** E-mail to the firm. It has no signature, because the mail program adds one. */
export const taxMailCopy = {
  to: 'Para',
  subjectLabel: 'Asunto',
  subject: (number: string | null, date: string) =>
    number === null ? `Boleta o factura por la compra del ${date}` : `Boleta o factura por el pago ${number}`,
  greeting: 'Estimados:',
  request: 'Solicito boleta o factura por la siguiente compra.',
  order: 'COMPRA',
  payment: 'Número de pago de Mercado Pago',
  unknownPayment: 'no está registrado en el equipo de la compra',
  date: 'Fecha',
  moment: (moment: string) => `${moment} (hora de Chile)`,
  quote: 'Cotización',
  line: (quantity: number, name: string) => `${quantity} × ${name}`,
  unitPrice: (name: string, price: string) => `${name}, a ${price} cada uno`,
  total: 'Total',
  details: 'DATOS PARA EL DOCUMENTO',
} as const;
