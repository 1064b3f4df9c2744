const whole = new Intl.NumberFormat('es-CL');

/** Messages of invalid answers. */
export const fieldMessages = {
  rut: 'El RUT no es válido. Revise los números y el dígito verificador.',
  phone: 'Ingrese un teléfono chileno, por ejemplo +56 9 1234 5678.',
  email: 'Ingrese un correo electrónico válido.',
  date: 'Ingrese una fecha válida (dd-mm-aaaa).',
  option: 'Elija una opción de la lista.',
  money: 'Ingrese un monto en pesos, sin decimales.',
  year: 'Ingrese un año de cuatro cifras.',
  time: 'Ingrese una hora válida, por ejemplo 08:00.',
  duration: 'Ingrese horas y minutos, por ejemplo 5:15.',
  length: (least: number, most: number) => `Escriba entre ${least} y ${most} caracteres.`,
  integer: (least: number, most: number) =>
    most === Number.MAX_SAFE_INTEGER
      ? `Ingrese un número entero desde ${whole.format(least)}.`
      : `Ingrese un número entero entre ${whole.format(least)} y ${whole.format(most)}.`,
} as const;

/** The calendar file of a document's reminders. */
export const calendarFile = {
  product: 'Recordatorios',
  fileName: 'recordatorios.ics',
  /** Makes the events' ids globally unique. */
  domain: 'recordatorios.mentoria-legal-educacional',
  /** @param subject the device or person, '' for none */
  title: (days: number, event: string, subject: string) =>
    [days === 0 ? `Hoy ${event}` : `En ${days} días ${event}`, ...(subject === '' ? [] : [subject])].join(
      ' · ',
    ),
  deadline: (isoDate: string) => `Fecha: ${isoDate.split('-').reverse().join('-')}`,
} as const;
