import { plainDate } from '../../model/date.ts';
import { fullWeek } from '../../model/schedule.ts';
import { listInWords } from '../comparing.ts';

const fullTime =
  'Estatuto Docente, art. 80: a lo más 44 horas semanales con un mismo empleador, a lo más 28:30 de aula sin recreos, y al menos el 40 % de las no lectivas para preparar, evaluar y otras actividades relevantes.';

const clauseSix =
  'Cláusula sexta: el plazo corresponde al año laboral docente, y el ingreso al servicio se deja en constancia.';
const clauseTwo =
  'Cláusula segunda: declara poseer el título profesional y cumplir los requisitos legales para ejercer la función docente.';

/** «del 1-3-2026». */
const of = (date: string) => `del ${plainDate(date)}`;
const from = (date: string) => `empieza el ${plainDate(date)}`;

/** Of the two, one at least is given. */
function termInWords(start: string | null, end: string | null): string {
  if (start !== null && end !== null) return `va ${of(start)} al ${plainDate(end)}`;
  return start === null ? `termina el ${plainDate(end ?? '')}` : from(start);
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The law or clause behind each limit. */
export const rules = {
  lunch: 'Código del Trabajo, art. 34: la colación dura al menos 30 minutos y no es parte de la jornada.',
  day: 'Cláusula tercera: la jornada diaria no excederá de 10 horas.',
  week: (hours: number) =>
    hours === fullWeek
      ? fullTime
      : `Cláusula tercera: la jornada es de ${hours} ${hours === 1 ? 'hora, distribuida' : 'horas, distribuidas'} según la tabla.`,
  teaching: (hours: number) =>
    hours === fullWeek
      ? fullTime
      : 'Cláusula tercera: la docencia de aula no excederá del tope que fija. Ese tope se calcula en proporción a 28:30 de 44 horas (Estatuto Docente, art. 80).',
  table: 'Cláusula tercera: la jornada se distribuye según la tabla 1.',
  outside: 'Cláusula tercera: el tiempo restante se destina a actividades no lectivas conforme a la tabla 2.',
  preparation: fullTime,
  end: clauseSix,
  term: 'Código del Trabajo, art. 159 N.º 4: el plazo fijo, con su renovación, dura a lo más 1 año, o 2 con título profesional o técnico superior.',
  worker: clauseTwo,
  degree: clauseTwo,
  service: clauseSix,
  earlierService:
    'Cláusula sexta: la segunda renovación, o la continuación de los servicios después de vencido el plazo, lo transforma en contrato indefinido.',
  schoolYear: clauseSix,
  signing: 'Código del Trabajo, art. 9: el contrato se escritura dentro de 15 días.',
  consultation:
    'Cláusula segunda: se deja constancia de la fecha en que se consultaron los registros públicos.',
  chosenTreatment: 'Las palabras que acompañan a cada nombre siguen el trato elegido.',
  treatment: 'Lo que usted escribe no se cambia: corríjalo, o cambie el trato elegido.',
  typed: 'Usted escribió ambos datos: revise si son correctos.',
  otherDraft: 'Usted escribió ambos borradores en este equipo: revise si el dato es correcto en los dos.',
  amount: 'Los montos de la tabla 3 son pesos al mes y se imprimen como están escritos.',
} as const;

export const messages = {
  order: (day: string, hasLunch: boolean) =>
    `${day}: las horas no están en orden (entrada, ${hasLunch ? 'inicio y término de la colación, ' : ''}salida).`,
  tooLong: (hours: number, days: number, least: number) =>
    days === 0
      ? `No queda ningún día de trabajo: ${counted(hours, 'hora necesita', 'horas necesitan')} al menos ${counted(least, 'día', 'días')}.`
      : `${hours} horas no caben en ${counted(days, 'día', 'días')}, a 10:00 por día: se necesitan al menos ${least} días. Por eso no se propone horario.`,
  lunch: (day: string, time: string) => `${day}: la colación dura ${time}; debe ser de al menos 0:30.`,
  noLunch: (day: string, time: string) =>
    `${day}: la jornada suma ${time} sin colación; debe ser de al menos 0:30.`,
  day: (day: string, time: string) => `${day}: la jornada suma ${time}; no debe exceder de 10:00.`,
  parts: (day: string) => `${day}: la docencia de aula y los recreos suman más que la jornada del día.`,
  week: (time: string, hours: number) => `La semana suma ${time}; el contrato pacta ${hours}:00.`,
  teaching: (time: string, most: string) => `La docencia de aula suma ${time}; no debe exceder de ${most}.`,
  outside: (table2: string, table1: string) =>
    `Las actividades no lectivas de la tabla 2 suman ${table2}; la tabla 1 deja ${table1}.`,
  preparation: (time: string, of: string) =>
    `La preparación y evaluación suma ${time} de ${of} no lectivas: menos del 40 %, salvo que lo completen otras actividades que la ley permite considerar.`,
  end: (start: string, end: string) => `El contrato ${from(start)} y termina el ${plainDate(end)}.`,
  term: 'El plazo excede de 2 años, el máximo legal con título profesional, incluida la renovación.',
  born: 'La fecha de nacimiento es posterior a hoy.',
  age: (years: number, when: 'al comenzar' | 'hoy') =>
    `Según la fecha de nacimiento, quien firma tendría ${years} ${years === 1 ? 'año' : 'años'} ${when}: revísela.`,
  degree: 'La fecha del título es posterior a hoy.',
  degreeBeforeBirth: (birth: string, degree: string) =>
    `El nacimiento es ${of(birth)} y el título, ${of(degree)}.`,
  degreeAfterStart: (degree: string, start: string) =>
    `El título es ${of(degree)} y el contrato ${from(start)}.`,
  degreeAfterSigning: (degree: string, signed: string) =>
    `El título es ${of(degree)} y el contrato, ${of(signed)}.`,
  youngService: (birth: string, service: string) =>
    `El nacimiento es ${of(birth)} y el ingreso al servicio, ${of(service)}.`,
  serviceAfterStart: (service: string, start: string) =>
    `El ingreso al servicio es ${of(service)} y el contrato ${from(start)}.`,
  serviceBeforeStart: (service: string, start: string) =>
    `El ingreso al servicio es ${of(service)} y el contrato ${from(start)}: si hubo un contrato antes, revise si este es una renovación.`,
  serviceAfterEnd: (service: string, end: string) =>
    `El ingreso al servicio es ${of(service)} y el contrato termina el ${plainDate(end)}.`,
  schoolYear: (start: string | null, end: string | null, year: string) =>
    `El contrato ${termInWords(start, end)} y el año laboral docente es ${year}.`,
  schoolYearOfSigning: (signed: string, year: string) =>
    `El contrato es ${of(signed)} y el año laboral docente es ${year}.`,
  signing: (signed: string, start: string) =>
    `El contrato es ${of(signed)} y ${from(start)}, más de 15 días antes.`,
  farStart: (signed: string, start: string) => `El contrato es ${of(signed)} y ${from(start)}.`,
  signedAfterEnd: (signed: string, end: string) =>
    `El contrato es ${of(signed)} y termina el ${plainDate(end)}.`,
  consultedAgainstSigning: (consulted: string, signed: string) =>
    `El contrato es ${of(signed)} y la consulta, ${of(consulted)}.`,
  consultedAgainstStart: (consulted: string, start: string) =>
    `El contrato ${from(start)} y la consulta es ${of(consulted)}.`,
  consultation: 'La fecha de consulta de inhabilidades es posterior a hoy.',
  representativeUntreated: 'No ha elegido el trato de quien representa: sin él, el contrato dice «don(ña)».',
  workerUntreated: 'No ha elegido el trato de quien trabaja: sin él, el contrato dice «la Trabajadora».',
  employer: 'El sostenedor',
  representative: 'Quien representa',
  worker: 'quien trabaja',
  sameRut: (one: string, other: string, rut: string) => `${one} y ${other} tienen el mismo RUT: ${rut}.`,
  sameName: (name: string) => `Quien representa y quien trabaja tienen el mismo nombre: ${name}.`,
  amount: (label: string, amount: string) => `${label}: ${amount}. ¿Faltan cifras?`,
  /** What is one person's, in the sentence below. */
  own: {
    trab_rut: 'la cédula',
    rem_cuenta: 'la cuenta bancaria',
    trab_correo: 'el correo',
    trab_domicilio: 'el domicilio',
    trab_telefono: 'el teléfono',
  },
  duplicate: (name: string, facts: readonly string[], other: string, draft: string) =>
    `${name} tiene ${listInWords(facts)} de ${other}, en el borrador «${draft}».`,
  treatment: (word: string, chosen: string) => `«${word}» no concuerda con el trato elegido (${chosen}).`,
} as const;
