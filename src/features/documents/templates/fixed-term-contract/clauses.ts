import { scheduleTable, teachingLimitText, workdaysPhrase } from '../../layouts/week/week-tables.ts';
import { boldText, column, createBuilders, heading, textLine, wrapInflected } from '../../model/builders.ts';
import type { Block, Line, Row } from '../../model/document.ts';
import {
  type ContractKey,
  inWorkersGender,
  teacher,
  theWorker,
  theWorkerCapitalized,
  week,
} from './fields.ts';

const { line, list, paragraph, sum } = createBuilders<ContractKey>();

const weeklyHoursWords = {
  fieldKey: 'jor_horas',
  defaultForm: 'horas cronológicas semanales',
  forms: { 1: 'hora cronológica semanal' },
} as const;

const distributedWord = {
  fieldKey: 'jor_horas',
  defaultForm: 'distribuidas',
  forms: { 1: 'distribuida' },
} as const;

type Clause = readonly Block<ContractKey>[];

export const duties = [
  'Entregar apoyo pedagógico especializado a estudiantes con necesidades educativas especiales, transitorias y permanentes, de preferencia en el aula común y, cuando corresponda, en el aula de recursos.',
  'Planificar, ejecutar y evaluar la enseñanza en forma colaborativa con los docentes de curso y de asignatura, incluida la coenseñanza y la diversificación de estrategias.',
  'Participar en la evaluación diagnóstica integral e interdisciplinaria de ingreso, seguimiento, reevaluación y egreso, dentro de su competencia profesional.',
  'Elaborar y actualizar los planes de apoyo individual y colaborar en las adecuaciones curriculares que procedan.',
  'Mantener al día los expedientes, formularios, registros de planificación e informes que exige el PIE, en los plazos que fije la normativa y la coordinación del programa.',
  'Informar y orientar a las familias sobre los apoyos, avances y decisiones que correspondan.',
  'Coordinarse con el equipo de aula, la coordinación PIE, la unidad técnico-pedagógica y los asistentes de la educación profesionales.',
  'Participar en consejos, reuniones técnicas y actividades de perfeccionamiento fijadas dentro de su jornada.',
  'Colaborar en la aplicación de los protocolos del establecimiento en materia de convivencia, inclusión y resguardo de derechos de los estudiantes.',
  'Las demás propias de la docencia en su especialidad, que sean compatibles con su título, cargo y jornada.',
];

export const firstClause: Clause = [
  heading('PRIMERO: Cargo y funciones.'),
  paragraph`El Empleador contrata a ${theWorker} para desempeñarse como **${teacher}**, con mención o especialidad en ${'cargo_mencion'}, en el Programa de Integración Escolar (en adelante, «PIE») del establecimiento, en los niveles y cursos ${'cargo_cursos'}. Sus funciones son:`,
  list('letter', duties.map(textLine)),
];

export const secondClause: Clause = [
  heading('SEGUNDO: Naturaleza de los servicios.'),
  paragraph`Los servicios son de carácter docente, personales y bajo vínculo de subordinación y dependencia. La relación laboral es de derecho privado.`,
  paragraph`Los servicios se prestarán en el establecimiento ${'est_nombre'}, ubicado en ${'est_direccion'}, comuna de ${'est_comuna'}, sin perjuicio de las actividades propias del cargo que deban realizarse fuera de él por razones pedagógicas y dentro de la jornada.`,
  paragraph`${theWorkerCapitalized} declara poseer el título profesional individualizado en la comparecencia y cumplir los requisitos legales para ejercer la función docente, y entrega en este acto copia de su título, certificado de antecedentes y los demás documentos de la carpeta de contratación. Declara, además, no estar ${inWorkersGender('afecta', 'afecto')} a inhabilidad para desempeñar cargos en ámbitos educacionales o que involucren relación directa y habitual con personas menores de edad. El Empleador deja constancia de que consultó los registros públicos de inhabilidades con fecha ${'inhab_fecha_consulta'}, consulta que repetirá periódicamente mientras dure el contrato.`,
];

export const thirdClause: Clause = [
  heading('TERCERO: Jornada de trabajo.'),
  paragraph`La jornada ordinaria será de **${'jor_horas'} ${weeklyHoursWords}**, ${distributedWord}${workdaysPhrase} según la tabla siguiente. El tiempo de colación no forma parte de la jornada.`,
  scheduleTable,
  paragraph`La docencia de aula no excederá de **${teachingLimitText}** semanales, excluidos los recreos. Cada hora docente de aula tendrá una duración máxima de 45 minutos. El tiempo restante se destinará a actividades curriculares no lectivas, distribuidas en bloques suficientes, conforme a la tabla siguiente:`,
  week.activitiesTable,
  paragraph`Al menos el 40 % de las horas no lectivas se destinará a la preparación de clases, a la evaluación de aprendizajes y a las demás actividades profesionales relevantes que la ley permite considerar en ese porcentaje. La duración y la distribución de la jornada solo podrán modificarse por acuerdo escrito de las partes, salvo las facultades que la ley reconoce al Empleador. La asistencia se registrará en el sistema de control del establecimiento. La jornada diaria no excederá de 10 horas.`,
];

const taxableKeys = [
  'rem_sueldo_base',
  'rem_brp_titulo',
  'rem_brp_mencion',
  'rem_asig_tramo',
  'rem_asig_prioritarios',
  'rem_bono_pie',
  'rem_otras_imponibles',
] as const;

const untaxedKeys = ['rem_movilizacion', 'rem_colacion'] as const;

function payRow(
  number: string,
  concept: Line<ContractKey>,
  taxable: string,
  key: ContractKey,
): Row<ContractKey> {
  return { cells: [textLine(number), concept, textLine(taxable), line`${key}`] };
}

type PayTotal = {
  readonly label: string;
  readonly formLabel: string;
  readonly key: string;
  readonly controlLabel: string;
  readonly keys: readonly ContractKey[];
};

function payTotal({ label, formLabel, key, controlLabel, keys }: PayTotal): Row<ContractKey> {
  return { isTotal: true, formLabel, cells: [[], boldText(label), [], [sum(key, controlLabel, keys)]] };
}

const payTable: Block<ContractKey> = {
  kind: 'table',
  caption: textLine('Tabla 3. Desglose mensual (CLP).'),
  size: 'normal',
  rowHeaderIndex: 1,
  columns: [
    column(5, '#', 'center'),
    column(63, 'Concepto'),
    column(12, 'Imponible', 'center'),
    column(20, 'Monto', 'right'),
  ],
  rows: [
    payRow(
      '1',
      line`Sueldo base (Remuneración Básica Mínima Nacional: valor hora × ${'jor_horas'})`,
      'Sí',
      'rem_sueldo_base',
    ),
    payRow('2', line`Bonificación de Reconocimiento Profesional (BRP) — título`, 'Sí', 'rem_brp_titulo'),
    payRow('3', line`Bonificación de Reconocimiento Profesional (BRP) — mención`, 'Sí', 'rem_brp_mencion'),
    payRow('4', line`Asignación por tramo de desarrollo profesional, si procede`, 'Sí', 'rem_asig_tramo'),
    payRow(
      '5',
      line`Asignación por docencia en establecimientos de alta concentración de alumnos prioritarios, si procede`,
      'Sí',
      'rem_asig_prioritarios',
    ),
    payRow('6', line`Bono PIE (asignación convencional, si se pacta)`, 'Sí', 'rem_bono_pie'),
    payRow('7', line`Otras asignaciones imponibles: ${'rem_otras_glosa'}`, 'Sí', 'rem_otras_imponibles'),
    payTotal({
      label: 'Total haberes imponibles (1 a 7)',
      formLabel: 'Total haberes imponibles',
      key: 'rem_total_imponible',
      controlLabel: 'Suma de los montos 1 a 7',
      keys: taxableKeys,
    }),
    payRow('8', line`Asignación de movilización`, 'No', 'rem_movilizacion'),
    payRow('9', line`Asignación de colación`, 'No', 'rem_colacion'),
    payTotal({
      label: 'Total haberes no imponibles (8 y 9)',
      formLabel: 'Total haberes no imponibles',
      key: 'rem_total_no_imponible',
      controlLabel: 'Suma de los montos 8 y 9',
      keys: untaxedKeys,
    }),
    payTotal({
      label: 'TOTAL HABERES',
      formLabel: 'TOTAL HABERES',
      key: 'rem_total_haberes',
      controlLabel: 'Suma de los montos 1 a 9',
      keys: [...taxableKeys, ...untaxedKeys],
    }),
  ],
};

export const fourthClause: Clause = [
  heading('CUARTO: Remuneración.'),
  paragraph`El Empleador pagará a ${theWorker} los haberes mensuales que se indican. Las asignaciones de movilización y de colación no constituyen remuneración (artículo 41 del Código del Trabajo):`,
  payTable,
  paragraph`El sueldo base no será inferior al que resulte de multiplicar el valor mínimo legal de la hora cronológica del nivel de enseñanza por las horas contratadas. La BRP y las asignaciones legales se pagarán solo si ${theWorker} cumple los requisitos, en los montos y con los reajustes que fije la ley; su monto en la tabla es el vigente a la fecha de este contrato. El bono PIE, si se pacta, tiene origen convencional y no reemplaza estipendio legal alguno.`,
  paragraph`La remuneración se liquidará por mes calendario y se pagará a más tardar el ${'rem_dia_pago'} mediante transferencia a la cuenta ${'rem_cuenta'} de ${theWorker}, quien recibirá la liquidación respectiva. El Empleador efectuará los descuentos legales, incluidos impuestos y cotizaciones previsionales, y los demás que la ley autorice. Para estos efectos, ${theWorker} declara estar ${inWorkersGender('afiliada', 'afiliado')} a ${'trab_afp'} y a ${'trab_salud'}.`,
];

export const fifthClause: Clause = [
  heading(wrapInflected('QUINTO: Obligaciones de ', theWorker, '.')),
  paragraph`Sin perjuicio de los deberes que le imponen la Ley N.º 20.370, General de Educación, el Estatuto Docente y el Código del Trabajo, ${theWorker} se obliga a:`,
  list('letter', [
    line`Ejercer la función docente en forma idónea y responsable, cumpliendo el horario pactado.`,
    line`Respetar los derechos de los estudiantes y dar un trato digno, sin discriminación arbitraria, a todos los miembros de la comunidad educativa.`,
    line`Cumplir la normativa del PIE, en especial el Decreto N.º 170, de 2009, del Ministerio de Educación, y mantener vigente la inscripción profesional que se exija para evaluar y diagnosticar.`,
    line`Cumplir el Proyecto Educativo Institucional, el Reglamento Interno del establecimiento y el Reglamento Interno de Orden, Higiene y Seguridad, cuyas copias declara recibir.`,
    line`Guardar reserva de los antecedentes de salud, diagnósticos, informes y demás datos personales de estudiantes y familias, y usarlos solo para los fines del cargo. Esta obligación subsiste al término del contrato.`,
    line`Comunicar de inmediato a la dirección los hechos que puedan vulnerar derechos de un estudiante o constituir delito, y efectuar las denuncias que la ley exige a los profesores.`,
    line`Abstenerse de conductas de acoso sexual, acoso laboral o violencia en el trabajo, y colaborar con el protocolo de prevención y el procedimiento de investigación de la Ley N.º 21.643.`,
    line`Cuidar los materiales, instrumentos de evaluación y equipos a su cargo, y restituirlos al término del contrato.`,
    line`Participar en los planes de seguridad escolar y en las capacitaciones que se convoquen dentro de la jornada, incluidas las de reanimación y uso del desfibrilador cuando se le designe.`,
    line`Dar aviso oportuno y justificado de sus ausencias, y comunicar por escrito todo cambio de domicilio, correo o antecedentes personales.`,
    line`Informar sin demora cualquier hecho que ${inWorkersGender('la inhabilite', 'lo inhabilite')} para el cargo.`,
  ]),
  paragraph`El Empleador, por su parte, se obliga a pagar la remuneración, proteger la vida y la salud de ${theWorker}, proporcionar las condiciones para el trabajo colaborativo y respetar su dignidad y autonomía profesional.`,
];

export const sixthClause: Clause = [
  heading('SEXTO: Duración.'),
  paragraph`El presente contrato es **a plazo fijo**. Regirá desde el ${'plazo_inicio'} hasta el ${'plazo_termino'}, período correspondiente al año laboral docente ${'plazo_anio'}. Se deja constancia de que ${theWorker} ingresó al servicio el ${'trab_fecha_ingreso'}.`,
  paragraph`El contrato terminará por el vencimiento del plazo convenido, conforme al artículo 159 N.º 4 del Código del Trabajo, sin perjuicio de las demás causales legales y de los fueros que correspondan. Su duración, incluida la eventual renovación, no podrá exceder del máximo legal. La segunda renovación, o la continuación de los servicios con conocimiento del Empleador después de vencido el plazo, lo transformará en contrato de duración indefinida.`,
  paragraph`Lo anterior no afecta la prórroga legal por los meses de enero y febrero, o hasta el día anterior al inicio del año escolar siguiente, cuando concurran los requisitos que establece el Estatuto Docente.`,
];

export const seventhClause: Clause = [
  heading('SÉPTIMO: Domicilio.'),
  paragraph`Para todos los efectos de este contrato, las partes fijan su domicilio en la comuna de ${'domicilio_comuna'}, sin perjuicio de las reglas de competencia de los tribunales del trabajo establecidas en el artículo 423 del Código del Trabajo, que no pueden prorrogarse por acuerdo de las partes. Las comunicaciones se dirigirán a los domicilios y correos electrónicos indicados en la comparecencia.`,
];

export const eighthClause: Clause = [
  heading('OCTAVO: Firmas y ejemplares.'),
  paragraph`El presente contrato se firma en **tres ejemplares** de idéntico tenor y fecha. ${theWorkerCapitalized} declara recibir uno en este acto; los dos restantes quedan en poder del Empleador, uno para la carpeta laboral y otro para fines de registro y fiscalización.`,
];
