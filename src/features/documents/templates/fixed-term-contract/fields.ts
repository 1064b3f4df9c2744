import { field, type KeyOf } from '../../model/field.ts';
import { notApplicable } from '../../model/not-applicable.ts';
import { treatment } from '../../model/treatment.ts';
import { jornada, nonTeachingHours } from './hours.ts';
import { ofRepresentative, ofWorker } from './words.ts';

const ofTheRepresentative = (what: string) =>
  ofRepresentative(`${what} de la representante`, `${what} del representante`, `${what} del representante`);

const longDate = { kind: 'date', print: 'long' } as const;
const dateHint = 'Se imprime con el mes en palabras';
const rutHint = 'Con puntos y guion: 12.345.678-5';
const amountHint = 'Pesos chilenos al mes, sin decimales';
const nationalityHint = 'Según el trato elegido: chilena o chileno';

export const contract = {
  title: 'Contrato',
  fields: [
    field('contrato_ciudad', 'text', {
      label: 'Ciudad',
      hint: 'Donde se firma el contrato',
      example: 'Santiago',
      blank: 18,
    }),
    field('contrato_fecha', longDate, {
      label: 'Fecha del contrato',
      hint: dateHint,
      example: '2 de marzo de 2026',
      blank: 24,
    }),
  ],
} as const;

export const employer = {
  title: 'El Empleador',
  fields: [
    field('emp_razon_social', 'text', {
      label: 'Razón social del sostenedor',
      hint: 'Como figura en sus estatutos',
      example: 'Corporación Educacional de Prueba',
    }),
    field('emp_rut', 'rut', { label: 'RUT del sostenedor', hint: rutHint, example: '77.777.777-7' }),
    field('emp_domicilio', 'text', {
      label: 'Domicilio del sostenedor',
      hint: 'Calle y número',
      example: 'Av. Ejemplo 123',
    }),
    field('emp_comuna', 'text', {
      label: 'Comuna del sostenedor',
      hint: 'Nombre completo de la comuna',
      example: 'Ñuñoa',
      blank: 16,
    }),
    field('emp_region', 'region', {
      label: 'Región',
      hint: 'Elija una de las 16 regiones',
      example: 'Región Metropolitana de Santiago',
    }),
    field('emp_correo', 'email', {
      label: 'Correo del sostenedor',
      hint: 'El que se usará para las comunicaciones',
      example: 'contacto@corporacion.example',
    }),
    field('rep_nombre', 'text', {
      label: ofRepresentative(
        'Nombre de la representante legal',
        'Nombre del representante legal',
        'Nombre del representante legal',
      ),
      hint: 'Nombres y dos apellidos',
      example: 'María Ejemplo Prueba',
    }),
    field('rep_trato', treatment, {
      label: 'Trato de quien representa',
      hint: 'El contrato dice «doña» o «don»; sin marcar, «don(ña)»',
      example: 'Femenino',
    }),
    field('rep_nacionalidad', 'text', {
      label: ofTheRepresentative('Nacionalidad'),
      hint: nationalityHint,
      example: 'chilena',
      blank: 14,
    }),
    field('rep_rut', 'rut', { label: ofTheRepresentative('Cédula'), hint: rutHint, example: '12.345.678-5' }),
  ],
} as const;

export const school = {
  title: 'Establecimiento',
  fields: [
    field('est_nombre', 'text', {
      label: 'Nombre del establecimiento',
      hint: 'Como figura en el reconocimiento oficial',
      example: 'Colegio Los Aromos de Prueba',
    }),
    field(
      'est_rbd',
      { kind: 'text', unbroken: true },
      {
        label: 'RBD (rol base de datos)',
        hint: 'Como figura en sus documentos; con guion y dígito si los lleva',
        example: '00000-0',
        blank: 10,
      },
    ),
    field('est_direccion', 'text', {
      label: 'Dirección del establecimiento',
      hint: 'Calle y número',
      example: 'Av. Ejemplo 123',
    }),
    field('est_comuna', 'text', {
      label: 'Comuna del establecimiento',
      hint: 'Nombre completo de la comuna',
      example: 'Ñuñoa',
      blank: 16,
    }),
    field('inhab_fecha_consulta', longDate, {
      label: 'Fecha de consulta de inhabilidades',
      hint: 'Día en que se consultaron los registros públicos',
      example: '20 de febrero de 2026',
      blank: 20,
    }),
  ],
} as const;

export const worker = {
  title: 'La Trabajadora',
  inflectedTitle: ofWorker('La Trabajadora', 'El Trabajador'),
  fields: [
    field('trab_trato', treatment, {
      label: 'Trato',
      hint: 'Todo el contrato concuerda: «la Trabajadora» o «el Trabajador»; sin marcar, en femenino',
      example: 'Femenino',
    }),
    field('trab_nombre', 'text', {
      label: ofWorker('Nombre de la trabajadora', 'Nombre del trabajador'),
      hint: 'Nombres y dos apellidos',
      example: 'Ana Prueba Ejemplo',
    }),
    field('trab_nacionalidad', 'text', {
      label: 'Nacionalidad',
      hint: nationalityHint,
      example: 'chilena',
      blank: 14,
    }),
    field('trab_rut', 'rut', { label: 'Cédula de identidad', hint: rutHint, example: '11.111.111-1' }),
    field('trab_nacimiento', longDate, {
      label: 'Fecha de nacimiento',
      hint: dateHint,
      example: '10 de mayo de 1990',
      blank: 20,
    }),
    field('trab_titulo', 'text', {
      label: 'Título profesional',
      hint: 'Como figura en el certificado de título',
      example: 'Profesora de Educación Diferencial',
    }),
    field('trab_institucion', 'text', {
      label: 'Institución que otorga el título',
      hint: 'Nombre completo',
      example: 'Universidad de Prueba',
    }),
    field('trab_titulo_fecha', longDate, {
      label: 'Fecha del título',
      hint: dateHint,
      example: '15 de diciembre de 2014',
      blank: 20,
    }),
    field('trab_domicilio', 'text', {
      label: 'Domicilio',
      hint: 'Calle y número',
      example: 'Calle Ejemplo 456',
    }),
    field('trab_comuna', 'text', {
      label: 'Comuna',
      hint: 'Nombre completo de la comuna',
      example: 'Maipú',
      blank: 16,
    }),
    field('trab_correo', 'email', {
      label: 'Correo',
      hint: ofWorker('El personal de la trabajadora', 'El personal del trabajador'),
      example: 'ana.prueba@correo.example',
    }),
    field('trab_telefono', 'phone', {
      label: 'Teléfono',
      hint: 'Celular de contacto: +56 9 …',
      example: '+56 9 1234 5678',
    }),
    field('trab_afp', 'text', {
      label: 'AFP',
      hint: ofWorker('A la que está afiliada', 'A la que está afiliado'),
      example: 'AFP Ejemplo',
      blank: 18,
    }),
    field('trab_salud', 'text', {
      label: 'Sistema de salud',
      hint: 'Fonasa o su isapre',
      example: 'Fonasa',
      blank: 18,
    }),
    field('trab_fecha_ingreso', longDate, {
      label: 'Fecha de ingreso al servicio',
      hint: dateHint,
      example: '2 de marzo de 2026',
      blank: 20,
    }),
  ],
} as const;

export const position = {
  title: 'Cargo',
  fields: [
    field('cargo_mencion', 'text', {
      label: 'Mención o especialidad',
      hint: 'Como figura en el título',
      example: 'Trastornos específicos del aprendizaje',
    }),
    field('cargo_cursos', 'text', {
      label: 'Niveles y cursos',
      hint: 'Los que atenderá',
      example: '1.º a 4.º básico',
      blank: 24,
    }),
  ],
} as const;

export const pay = {
  title: 'Remuneración',
  fields: [
    field('rem_sueldo_base', 'money', { label: 'Sueldo base', hint: amountHint, example: '' }),
    field('rem_brp_titulo', 'money', { label: 'BRP — título', hint: amountHint, example: '' }),
    field('rem_brp_mencion', 'money', { label: 'BRP — mención', hint: amountHint, example: '' }),
    field('rem_asig_tramo', 'money', {
      label: 'Asignación por tramo de desarrollo profesional',
      hint: amountHint,
      example: '',
    }),
    field('rem_asig_prioritarios', 'money', {
      label: 'Asignación por alta concentración de alumnos prioritarios',
      hint: amountHint,
      example: '',
    }),
    field('rem_bono_pie', 'money', {
      label: 'Bono PIE',
      hint: 'Asignación convencional: solo si se pacta',
      example: '',
    }),
    field('rem_otras_glosa', 'text', {
      label: 'Glosa de otras asignaciones',
      hint: 'Cuáles son',
      example: '',
      blank: 24,
      proposal: {
        from: ['rem_otras_imponibles'],
        propose: ([amount]) => (amount === notApplicable ? '—' : ''),
      },
    }),
    field('rem_otras_imponibles', 'money', {
      label: 'Otras asignaciones imponibles',
      hint: amountHint,
      example: '',
    }),
    field('rem_movilizacion', 'money', {
      label: 'Asignación de movilización',
      hint: amountHint,
      example: '',
    }),
    field('rem_colacion', 'money', { label: 'Asignación de colación', hint: amountHint, example: '' }),
    field('rem_dia_pago', 'text', {
      label: 'Día de pago',
      hint: 'Día o plazo del mes',
      example: 'último día hábil del mes',
      blank: 22,
    }),
    field('rem_cuenta', 'text', {
      label: 'Cuenta bancaria',
      hint: 'Tipo, banco y número',
      example: 'Cuenta vista, Banco Ejemplo, N.º 000000',
      blank: 30,
    }),
  ],
} as const;

export const term = {
  title: 'Duración y domicilio',
  fields: [
    field('plazo_inicio', longDate, {
      label: 'Inicio',
      hint: dateHint,
      example: '2 de marzo de 2026',
      blank: 20,
    }),
    field('plazo_termino', longDate, {
      label: 'Término',
      hint: 'Posterior al inicio; máximo 2 años',
      example: '28 de febrero de 2027',
      blank: 20,
    }),
    field('plazo_anio', 'year', { label: 'Año laboral docente', hint: 'Cuatro cifras', example: '2026' }),
    field('domicilio_comuna', 'text', {
      label: 'Comuna de domicilio contractual',
      hint: 'La que fijan las partes',
      example: 'Santiago',
      blank: 18,
    }),
  ],
} as const;

export const groups = [
  contract,
  employer,
  school,
  worker,
  position,
  jornada,
  nonTeachingHours,
  pay,
  term,
] as const;

export type ContractKey = KeyOf<typeof groups>;
