export const fieldMessages = {
  phone: 'Ingrese un teléfono chileno, por ejemplo +56 9 1234 5678.',
  phoneFaults: {
    several: 'Ingrese un solo teléfono, por ejemplo +56 9 1234 5678.',
    short:
      'Ingrese un teléfono chileno, por ejemplo +56 9 1234 5678. Son nueve cifras, con el 9 o el código de área.',
  },
  date: 'Ingrese una fecha válida (dd-mm-aaaa).',
  dateFaults: {
    day: 'Falta el día: escriba la fecha completa (dd-mm-aaaa).',
    part: 'Escriba el día, el mes y el año (dd-mm-aaaa).',
    year: 'Revise el año de la fecha: va de 1900 a 2199.',
    emptyCell: 'Las planillas muestran esa fecha en una celda vacía: escriba la que corresponde.',
  },
  option: 'Elija una opción de la lista.',
  money: 'Ingrese un monto en pesos, sin decimales.',
  moneyFaults: {
    several: 'Ingrese un solo monto, en pesos.',
    words: 'Escriba el monto con cifras.',
    unit: 'Ingrese el monto en pesos chilenos, con todas sus cifras.',
    thousands: 'Escriba los miles con punto, como en 1.250, o sin separarlos.',
  },
  year: 'Ingrese un año de cuatro cifras.',
  time: 'Ingrese una hora válida, por ejemplo 08:00.',
  duration: 'Ingrese horas y minutos, por ejemplo 5:15.',
  pedagogicHours: 'Ingrese las horas cronológicas, no las pedagógicas.',
  shortDuration: 'Ingrese horas y minutos, por ejemplo 0:30.',
  maxHours: (max: number) =>
    `Ingrese horas y minutos, hasta ${max}:00. Media hora se escribe 0:30, o 30 min.`,
  /** @param date dd-mm-aaaa */
  monthEnd: (date: string) => `Se toma el último día del mes: ${date}.`,
  /** @param rut formatted RUT: 1.365.664-9 */
  missingCheckDigit: (rut: string) => `¿Falta el dígito verificador? Se leyó ${rut}.`,
  length: (min: number, max: number) => `Escriba entre ${min} y ${max} caracteres.`,
  integer: (min: number, max: number) =>
    max === Number.MAX_SAFE_INTEGER
      ? `Ingrese un número entero desde ${min.toLocaleString('es-CL')}.`
      : `Ingrese un número entero entre ${min.toLocaleString('es-CL')} y ${max.toLocaleString('es-CL')}.`,
  integerFaults: {
    several: 'Ingrese un solo número.',
    words: 'Escriba el número con cifras.',
    thousands: 'Escriba los miles con punto, como en 1.250, o sin separarlos.',
    decimals: 'Ingrese un número entero, sin decimales.',
  },
} as const;
