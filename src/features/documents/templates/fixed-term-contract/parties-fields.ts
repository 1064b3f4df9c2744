import { field, longDate, personName, words } from '../../model/field.ts';
import { treatment } from '../../model/treatment.ts';
import { around } from '../../model/write.ts';
import { hints, ofWorker, theRepresentative } from './words.ts';

const theWorker = ofWorker('la trabajadora', 'el trabajador');

export const employer = {
  title: 'El Empleador',
  fields: [
    field('emp_razon_social', 'text', {
      label: 'Razón social del sostenedor',
      hint: 'Como figura en sus estatutos',
      sample: 'Corporación Educacional de Prueba',
    }),
    field('emp_rut', 'rut', { label: 'RUT del sostenedor', hint: hints.rut, sample: '77.777.777-7' }),
    field('emp_domicilio', 'text', {
      label: 'Domicilio del sostenedor',
      hint: 'Calle y número',
      sample: 'Av. Ejemplo 123',
    }),
    field('emp_comuna', words, {
      label: 'Comuna del sostenedor',
      hint: 'Nombre completo de la comuna',
      sample: 'Ñuñoa',
      blank: 16,
    }),
    field('emp_region', 'region', {
      label: 'Región',
      hint: 'Elija una de las 16 regiones',
    }),
    field('emp_correo', 'email', {
      label: 'Correo del sostenedor',
      hint: 'El que se usará para las comunicaciones',
      sample: 'contacto@corporacion.example',
    }),
    field('rep_nombre', personName, {
      label: around('Nombre de ', theRepresentative, ' legal'),
      hint: 'Nombres y dos apellidos',
      sample: 'María Ejemplo Prueba',
    }),
    field('rep_trato', treatment, {
      label: 'El representante legal es',
      formerLabels: ['Trato de quien representa'],
      hint: 'Según eso el contrato dice «doña» o «don».',
    }),
    field('rep_nacionalidad', words, {
      label: around('Nacionalidad de ', theRepresentative),
      hint: hints.nationality,
      sample: 'chilena',
      blank: 14,
    }),
    field('rep_rut', 'rut', {
      label: around('Cédula de ', theRepresentative),
      hint: hints.rut,
      sample: '12.345.678-5',
    }),
  ],
} as const;

export const school = {
  title: 'Establecimiento',
  fields: [
    field('est_nombre', 'text', {
      label: 'Nombre del establecimiento',
      hint: 'Como figura en el reconocimiento oficial',
      sample: 'Colegio Los Aromos de Prueba',
      // The line is 110 mm long.
      blank: 56,
    }),
    field(
      'est_rbd',
      { kind: 'text', unbroken: true },
      {
        label: 'RBD (rol base de datos)',
        hint: 'Como figura en sus documentos; con guion y dígito si los lleva',
        sample: '00000-0',
        blank: 10,
      },
    ),
    field('est_direccion', 'text', {
      label: 'Dirección del establecimiento',
      hint: 'Calle y número',
      sample: 'Av. Ejemplo 123',
    }),
    field('est_comuna', words, {
      label: 'Comuna del establecimiento',
      hint: 'Nombre completo de la comuna',
      sample: 'Ñuñoa',
      blank: 16,
    }),
    field('inhab_fecha_consulta', longDate, {
      label: 'Fecha de consulta de inhabilidades',
      hint: 'Día en que se consultaron los registros públicos',
      sample: '2026-02-25',
      // The registers can't have been consulted in the future.
      termSample: (year, today) => (today < `${year}-02-25` ? today : `${year}-02-25`),
      blank: 20,
    }),
  ],
} as const;

export const worker = {
  title: 'La Trabajadora',
  inflectedTitle: ofWorker('La Trabajadora', 'El Trabajador'),
  fields: [
    field('trab_trato', treatment, {
      label: '¿Contrata a una mujer o a un hombre?',
      formerLabels: ['Trato'],
      hint: 'Según eso el contrato dice «la Trabajadora» o «el Trabajador».',
    }),
    field('trab_nombre', personName, {
      label: around('Nombre de ', theWorker),
      hint: 'Nombres y dos apellidos',
      sample: 'Ana Prueba Ejemplo',
    }),
    field('trab_nacionalidad', words, {
      label: 'Nacionalidad',
      hint: hints.nationality,
      sample: 'chilena',
      blank: 14,
    }),
    field('trab_rut', 'rut', { label: 'Cédula de identidad', hint: hints.rut }),
    field('trab_nacimiento', longDate, {
      label: 'Fecha de nacimiento',
      hint: hints.date,
      sample: '1990-05-14',
      blank: 20,
    }),
    field('trab_titulo', words, {
      label: 'Título profesional',
      hint: 'Como figura en el certificado de título',
      example: ofWorker('Profesora de Educación Diferencial', 'Profesor de Educación Diferencial'),
    }),
    field('trab_institucion', words, {
      label: 'Institución que otorga el título',
      hint: 'Nombre completo',
      sample: 'Universidad de Prueba',
    }),
    field('trab_titulo_fecha', longDate, {
      label: 'Fecha del título',
      hint: hints.date,
      sample: '2014-12-18',
      blank: 20,
    }),
    field('trab_domicilio', 'text', {
      label: 'Domicilio',
      hint: 'Calle y número',
      sample: 'Calle Ejemplo 456',
    }),
    field('trab_comuna', words, {
      label: 'Comuna',
      hint: 'Nombre completo de la comuna',
      sample: 'Maipú',
      blank: 16,
    }),
    field('trab_correo', 'email', {
      label: 'Correo',
      hint: around('El personal de ', theWorker),
      sample: 'ana.prueba@correo.example',
    }),
    field('trab_telefono', 'phone', {
      label: 'Teléfono',
      hint: 'Celular de contacto: +56 9 …',
    }),
    field('trab_afp', words, {
      label: 'AFP',
      hint: ofWorker('A la que está afiliada', 'A la que está afiliado'),
      sample: 'AFP Ejemplo',
      blank: 18,
    }),
    field('trab_salud', words, {
      label: 'Sistema de salud',
      hint: 'Fonasa o su isapre',
      sample: 'Fonasa',
      blank: 18,
    }),
    field('trab_fecha_ingreso', longDate, {
      label: 'Primer día de trabajo con este empleador',
      formerLabels: ['Fecha de ingreso al servicio'],
      hint: hints.date,
      termSample: (year) => `${year}-03-01`,
      blank: 20,
    }),
  ],
} as const;
