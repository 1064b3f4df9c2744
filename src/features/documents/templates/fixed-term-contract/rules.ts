import { fullWeek } from '../../layouts/week/schedule.ts';
import type { MaybeWarning, Values } from '../../model/document.ts';
import type { ContractKey } from './fields.ts';

export type Answers = Values<ContractKey>;
export type Warnings = readonly MaybeWarning<ContractKey>[];

const fullTime =
  'Estatuto Docente, art. 80: a lo más 44 horas semanales con un mismo empleador, a lo más 28:30 de aula sin recreos, y al menos el 40 % de las no lectivas para preparar, evaluar y otras actividades relevantes.';

/** Law or clause behind each limit. */
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
  term: 'Código del Trabajo, art. 159 N.º 4: el plazo fijo, con su renovación, dura a lo más 1 año, o 2 con título profesional o técnico superior.',
  title:
    'Cláusula segunda: declara poseer el título profesional y cumplir los requisitos legales para ejercer la función docente.',
  duration:
    'Cláusula sexta: el plazo corresponde al año laboral docente, y el ingreso al servicio se deja en constancia.',
  renewal:
    'Cláusula sexta: la segunda renovación, o la continuación de los servicios después de vencido el plazo, lo transforma en contrato indefinido.',
  extension:
    'Cláusula sexta: no afecta la prórroga legal por los meses de enero y febrero, cuando concurran los requisitos que establece el Estatuto Docente.',
  signing: 'Código del Trabajo, art. 9: el contrato se escritura dentro de 15 días.',
  consultation:
    'Cláusula segunda: se deja constancia de la fecha en que se consultaron los registros públicos.',
  chosenTreatment: 'Las palabras que acompañan a cada nombre siguen esa respuesta.',
  treatment: 'Lo que usted escribe no se cambia: corríjalo, o cambie la respuesta.',
  typed: 'Revise si ambos datos son correctos.',
  otherDocument: 'Ambos documentos están en este equipo: revise si el dato es correcto en los dos.',
  amount: 'Los montos de la tabla 3 son pesos al mes y se imprimen como están escritos.',
} as const;
