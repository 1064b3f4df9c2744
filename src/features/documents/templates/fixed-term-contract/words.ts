import { formatClp } from '../../../../platform/format.ts';
import { hoursKey } from '../../layouts/week/schedule.ts';
import { formatWeek, weekHeadings } from '../../layouts/week/sheet-columns.ts';
import { computeAmount, notApplicable, type ReadField } from '../../model/amount.ts';
import { dateInWords } from '../../model/date.ts';
import { parseInteger } from '../../model/number.ts';
import type { Subject } from '../../model/shared-fields.ts';
import {
  type FigureColumn,
  otherPeopleKey,
  type PersonalTerms,
  type SpreadsheetFields,
} from '../../model/spreadsheet.ts';
import { factHeadings } from '../groups.ts';
import { type ContractKey, groups, pay, week } from './fields.ts';

export const subject: Subject<ContractKey> = {
  key: 'trab_nombre',
  noun: 'contrato',
  prefix: '',
  fallbackTitle: 'Contrato sin nombre',
  nextDraftLabel: 'Otra trabajadora con las mismas condiciones',
  previousDraftNote: 'La anterior quedó guardada',
};

const weekKeysWithoutHours = week.groups
  .flatMap(({ fields }) => fields.map(({ key }) => key))
  .filter((key) => key !== hoursKey);

const isWorkTimeKey = (key: ContractKey) => /_(?:entrada|salida|libre)$/.test(key);

export const amountKeys = pay.fields.filter(({ kind }) => kind === 'money').map(({ key }) => key);
export const baseSalaryKey = 'rem_sueldo_base';

export function showAmount(amount: number | null): string {
  return amount === null ? '' : formatClp(amount);
}

function showTerm(read: ReadField): string {
  const [start, end] = [dateInWords(read('plazo_inicio')), dateInWords(read('plazo_termino'))];
  return start === '' && end === '' ? '' : `${start || '—'} a ${end || '—'}`;
}

const figures: readonly FigureColumn<ContractKey>[] = [
  {
    label: 'Horas',
    width: 'narrow',
    keys: [hoursKey],
    format: (read) => read(hoursKey),
    unconfirmedCaptions: { document: 'Horas del otro contrato', proposed: 'Horas: la planilla no las dice' },
  },
  {
    label: 'Días',
    width: 'wide',
    keys: weekKeysWithoutHours,
    format: formatWeek,
    unshownFields: {
      keys: weekKeysWithoutHours.filter((key) => !isWorkTimeKey(key)),
      proposed: 'colación y clases propuestas',
    },
    unconfirmedCaptions: {
      document: 'Horario del otro contrato',
      proposed: 'Horario propuesto: revíselo',
    },
  },
  {
    label: 'Sueldo base',
    width: 'normal',
    keys: [baseSalaryKey],
    format: (read) => showAmount(parseInteger(read(baseSalaryKey))),
    unconfirmedCaptions: { document: 'Sueldo del otro contrato' },
  },
  {
    label: 'Total haberes',
    width: 'normal',
    incompleteCaption: 'falta un monto',
    keys: amountKeys,
    format: (read) => showAmount(computeAmount({ unit: 'pesos', keys: amountKeys }, read)),
    unconfirmedCaptions: { document: 'Remuneraciones del otro contrato' },
  },
  {
    label: 'Inicio y término',
    width: 'normal',
    keys: ['plazo_inicio', 'plazo_termino'],
    format: showTerm,
    unconfirmedCaptions: { document: 'Plazo del otro contrato' },
  },
];

function weekLabel(read: ReadField): string {
  const hours = read(hoursKey);
  return `También la jornada (${hours} ${hours === '1' ? 'hora' : 'horas'})`;
}

function payLabel(read: ReadField): string {
  const baseSalary = parseInteger(read(baseSalaryKey));
  const otherCount = amountKeys.filter(
    (key) => key !== baseSalaryKey && !['', notApplicable].includes(read(key)),
  ).length;
  const parts = [
    ...(baseSalary === null ? [] : [`${formatClp(baseSalary)} de sueldo base`]),
    ...(otherCount === 0 ? [] : [otherCount === 1 ? '1 asignación' : `${otherCount} asignaciones`]),
  ];
  return `También las remuneraciones${parts.length === 0 ? '' : ` (${parts.join(' y ')})`}`;
}

const coursesKey = 'cargo_cursos';

const personalTerms: readonly PersonalTerms<ContractKey>[] = [
  { name: 'week', keys: [hoursKey, ...weekKeysWithoutHours], formatLabel: weekLabel },
  { name: 'courses', keys: [coursesKey], formatLabel: (read) => `También los cursos (${read(coursesKey)})` },
  { name: 'pay', keys: [...amountKeys, 'rem_otras_glosa'], formatLabel: payLabel },
];

const surnameHeadings = [
  'apellidos',
  'apellido',
  'apellido paterno',
  'paterno',
  'primer apellido',
  'apellido 1',
  'apellido materno',
  'materno',
  'segundo apellido',
  'apellido 2',
];

/**
 * Spreadsheets of this contract are schools' lists of teachers. Many lists have the parts of a name in separate
 * columns.
 */
export const spreadsheet: SpreadsheetFields<ContractKey> = {
  uniqueKey: 'trab_rut',
  rowNoun: { one: 'persona', many: 'personas' },
  figures,
  personalTerms,
  comparisonKeys: [['trab_rut'], ['rem_cuenta'], ['trab_correo']],
  abbreviations: {
    ap: 'apellido',
    apell: 'apellido',
    asig: 'asignacion',
    bonif: 'bonificacion',
    col: 'colacion',
    cont: 'contrato',
    cant: 'cantidad',
    cta: 'cuenta',
    cte: 'corriente',
    esp: 'especialidad',
    est: 'establecimiento',
    func: 'funcionario',
    ing: 'ingreso',
    inst: 'institucion',
    mat: 'materno',
    mov: 'movilizacion',
    nac: 'nacimiento',
    nom: 'nombre',
    pat: 'paterno',
    prof: 'profesion',
    rem: 'remuneracion',
    s: 'sueldo',
    sem: 'semana',
    term: 'termino',
    tit: 'titulo',
  },
  qualifiers: [
    'trabajador',
    'trabajadora',
    'docente',
    'funcionario',
    'funcionaria',
    'profesor',
    'profesora',
    'educadora',
    'empleado',
    'profesional',
    'persona',
  ],
  nameHeadings: {
    surnamesFirst: ['apellidos y nombres', 'apellido y nombre', 'apellidos y nombre'],
    surnames: surnameHeadings,
  },
  fieldsAboutOthers: [
    {
      keys: ['trab_domicilio', 'trab_comuna', 'trab_correo', 'trab_telefono'],
      nameKeys: ['emp_razon_social', 'emp_rut', 'est_nombre', 'est_rbd', 'rep_nombre', otherPeopleKey],
      replacement: null,
    },
  ],
  otherPeopleWords: [
    'apoderado',
    'contacto',
    'coordinador',
    'coordinadora',
    'cónyuge',
    'director',
    'directora',
    'emergencia',
    'encargado',
    'encargada',
    'jefatura',
    'jefe',
    'jefa',
    'reemplazado',
    'reemplazada',
    'responsable',
    'supervisor',
    'supervisora',
  ],
  headingsToConfirm: {
    // Lists have the national minimum per hour under these headings as often as the monthly salary.
    rem_sueldo_base: ['RBMN', 'remuneración', 'renta', 'renta bruta', 'sueldo bruto'],
    // «BRP» alone may be the sum of both allowances.
    rem_brp_titulo: ['BRP'],
    trab_afp: ['previsión'],
    trab_nombre: ['nombre social', 'profesional'],
    // The page asks about «Ciudad», because in a list of teachers it may be the city where the teacher lives.
    contrato_ciudad: ['ciudad'],
    emp_region: ['región'],
    // Lists have the name of the stage («tramo») in this column as often as the amount.
    rem_asig_tramo: ['tramo'],
    rem_asig_prioritarios: ['prioritarios'],
  },
  questions: {
    contrato_ciudad: 'es la ciudad donde se firma el contrato',
    emp_region: 'es la región del sostenedor',
    jor_horas: 'son las horas semanales',
    rem_sueldo_base: 'es el sueldo base del mes',
    rem_brp_titulo: 'es la BRP por título solamente',
    rem_asig_tramo: 'es el monto de la asignación por tramo',
    rem_asig_prioritarios: 'es el monto de la asignación por alumnos prioritarios',
  },
  headings: {
    ...factHeadings(groups),
    ...weekHeadings,
    contrato_fecha: ['fecha contrato', 'fecha de contrato'],
    emp_rut: ['RUT sostenedor', 'RUT empleador', 'RUT del empleador'],
    rep_nombre: ['representante', 'representante legal', 'nombre representante legal'],
    est_nombre: ['establecimiento', 'colegio', 'escuela', 'nombre establecimiento', 'nombre colegio'],
    trab_trato: ['sexo', 'género'],
    trab_nombre: [
      'nombre',
      'nombre completo',
      'nombre y apellido',
      'nombre y apellidos',
      'nombres y apellidos',
      'apellidos y nombres',
      'nombre del trabajador',
      'nombre trabajador',
      'nombre trabajadora',
      'nombre docente',
      'nombre del docente',
      'nombre funcionario',
      'nombre del funcionario',
      'docente',
      'profesor',
      'profesora',
      'educador',
      'educadora',
      'trabajador',
      'trabajadora',
      'funcionario',
      'funcionaria',
      'nombres',
      'nombre de pila',
      'nombres de pila',
      'primer nombre',
      'nombre 1',
      'segundo nombre',
      'nombre 2',
      ...surnameHeadings,
    ],
    trab_rut: ['RUT', 'RUN', 'cédula', 'C.I.', 'DV', 'dígito verificador'],
    trab_nacimiento: [
      'nacimiento',
      'fecha nacimiento',
      'fecha nac',
      'fec nacimiento',
      'fec nac',
      'f nacimiento',
    ],
    trab_titulo: ['título', 'profesión', 'profesión o título'],
    trab_institucion: [
      'institución',
      'universidad',
      'casa de estudios',
      'institución del título',
      'universidad o instituto',
    ],
    trab_titulo_fecha: ['fecha título', 'fecha de título', 'fecha titulación', 'fecha de titulación'],
    trab_domicilio: ['dirección', 'domicilio particular', 'dirección particular'],
    trab_comuna: ['comuna de residencia', 'comuna residencia'],
    trab_correo: ['e-mail', 'mail', 'correo electrónico', 'correo personal', 'correo docente'],
    trab_telefono: ['celular', 'fono', 'móvil', 'teléfono celular', 'teléfono móvil', 'teléfono de contacto'],
    trab_salud: ['salud', 'isapre', 'Fonasa o isapre', 'isapre o Fonasa', 'previsión de salud'],
    trab_afp: ['fondo de pensiones', 'previsión AFP'],
    trab_fecha_ingreso: ['fecha ingreso', 'fecha de ingreso', 'ingreso', 'fecha ingreso colegio'],
    cargo_mencion: ['mención', 'especialidad'],
    cargo_cursos: ['cursos', 'curso', 'niveles', 'nivel'],
    jor_horas: [
      'horas',
      'total horas',
      'horas contrato',
      'horas de contrato',
      'horas contratadas',
      'horas cronológicas',
      'horas semana',
      'carga horaria',
      'número de horas',
      'cantidad de horas',
    ],
    rem_sueldo_base: ['sueldo', 'sueldo base mensual', 'renta base'],
    rem_brp_titulo: ['BRP título'],
    rem_brp_mencion: ['BRP mención'],
    rem_bono_pie: ['asignación PIE'],
    rem_asig_tramo: ['asignación por tramo', 'asignación tramo', 'asignación de tramo'],
    rem_asig_prioritarios: [
      'asignación prioritarios',
      'asignación alumnos prioritarios',
      'alumnos prioritarios',
    ],
    rem_movilizacion: ['movilización'],
    rem_colacion: ['colación'],
    rem_dia_pago: ['fecha de pago'],
    rem_cuenta: [
      'tipo de cuenta',
      'datos bancarios tipo',
      'cuenta bancaria tipo',
      'cuenta',
      'número de cuenta',
      'datos bancarios número',
      'cuenta bancaria número',
      'cuenta corriente',
      'número de cuenta corriente',
      'cuenta vista',
      'cuenta RUT',
      'banco',
      'datos bancarios banco',
      'cuenta bancaria banco',
      'datos bancarios',
    ],
    plazo_inicio: [
      'inicio',
      'fecha inicio',
      'fecha de inicio',
      'inicio contrato',
      'inicio de contrato',
      'desde',
    ],
    plazo_termino: [
      'término',
      'fin',
      'fecha fin',
      'fin contrato',
      'fecha término contrato',
      'fecha fin contrato',
      'fecha término',
      'fecha de término',
      'término contrato',
      'término de contrato',
      'hasta',
    ],
    plazo_anio: ['año', 'año escolar', 'año laboral'],
  },
};
