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

/** The law or clause behind each warning of the contract. */
export const rules = {
  lunch: 'Código del Trabajo, art. 34: la colación dura al menos 30 minutos y no es parte de la jornada.',
  day: 'Cláusula tercera: la jornada diaria no excederá de 10 horas.',
  week: 'Estatuto Docente, art. 80: 44 horas semanales con un mismo empleador, a lo más 28:30 de aula sin recreos, y al menos el 40 % de las no lectivas para preparar, evaluar y otras actividades relevantes.',
  term: 'Código del Trabajo, art. 159 N.º 4: el plazo fijo, con su renovación, dura a lo más 1 año, o 2 con título profesional o técnico superior.',
} as const;

export const contractWarnings = {
  order: (day: string) =>
    `${day}: las horas no están en orden (entrada, inicio y término de la colación, salida).`,
  lunch: (day: string, time: string) => `${day}: la colación dura ${time}; debe ser de al menos 0:30.`,
  day: (day: string, time: string) => `${day}: la jornada suma ${time}; no debe exceder de 10:00.`,
  parts: (day: string) => `${day}: la docencia de aula y los recreos suman más que la jornada del día.`,
  week: (time: string) => `La semana suma ${time}; el contrato pacta 44:00.`,
  teaching: (time: string) => `La docencia de aula suma ${time}; no debe exceder de 28:30.`,
  outside: (table2: string, table1: string) =>
    `Las actividades no lectivas de la tabla 2 suman ${table2}; la tabla 1 deja ${table1}.`,
  preparation: (time: string, of: string) =>
    `La preparación y evaluación suma ${time} de ${of} no lectivas: menos del 40 %, salvo que lo completen otras actividades que la ley permite considerar.`,
  end: 'El término del contrato debe ser posterior a su inicio.',
  term: 'El plazo excede de 2 años, el máximo legal con título profesional, incluida la renovación.',
} as const;

export const deaWarnings = {
  battery: 'La batería',
  electrodes: 'El par de electrodos',
  number: 'El número del formulario es mayor que el total.',
  acquisition: 'La fecha de adquisición es posterior a hoy.',
  signature: 'La fecha de la firma es posterior a hoy.',
  declaration: 'Para firmar, la declaración de personal capacitado debe estar marcada.',
  expired: 'Esta fecha ya venció: reemplace el componente antes de declarar el equipo.',
  beforeAcquisition: (part: string) => `${part} no puede vencer antes de la adquisición del equipo.`,
  soon: (part: string, date: string, days: number) => {
    if (days === 0) return `${part} vence hoy (${date}): prevea su reemplazo.`;
    return `${part} vence el ${date}, en ${days} ${days === 1 ? 'día' : 'días'}: prevea su reemplazo.`;
  },
} as const;

/** Texts of the calendar file. */
export const reminders = {
  battery: 'Vence la batería del desfibrilador (DEA)',
  electrodes: 'Vencen los electrodos del desfibrilador (DEA)',
  contract: 'Termina el contrato a plazo fijo',
  product: 'Recordatorios',
  fileName: 'recordatorios.ics',
} as const;
