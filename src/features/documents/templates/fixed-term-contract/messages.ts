/** The law or clause behind each limit. */
export const rules = {
  lunch: 'Código del Trabajo, art. 34: la colación dura al menos 30 minutos y no es parte de la jornada.',
  day: 'Cláusula tercera: la jornada diaria no excederá de 10 horas.',
  week: 'Estatuto Docente, art. 80: 44 horas semanales con un mismo empleador, a lo más 28:30 de aula sin recreos, y al menos el 40 % de las no lectivas para preparar, evaluar y otras actividades relevantes.',
  term: 'Código del Trabajo, art. 159 N.º 4: el plazo fijo, con su renovación, dura a lo más 1 año, o 2 con título profesional o técnico superior.',
} as const;

export const messages = {
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
