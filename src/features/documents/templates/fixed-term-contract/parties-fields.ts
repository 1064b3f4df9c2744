import { field } from '../../model/field.ts';
import { treatment } from '../../model/treatment.ts';
import { hints, longDate, ofTheRepresentative } from './field-words.ts';
import { ofRepresentative, ofWorker } from './words.ts';

export const employer = {
  title: 'El Empleador',
  fields: [
    field('emp_razon_social', 'text', {
      label: 'Razón social del sostenedor',
      hint: 'Como figura en sus estatutos',
      example: 'Corporación Educacional de Prueba',
    }),
    field('emp_rut', 'rut', { label: 'RUT del sostenedor', hint: hints.rut, example: '77.777.777-7' }),
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
      example: ofRepresentative('María Ejemplo Prueba', 'Mario Ejemplo Prueba', 'María Ejemplo Prueba'),
    }),
    field('rep_trato', treatment, {
      label: 'Trato de quien representa',
      hint: 'El contrato dice «doña» o «don»; sin marcar, «don(ña)»',
      example: 'Femenino',
    }),
    field('rep_nacionalidad', 'text', {
      label: ofTheRepresentative('Nacionalidad'),
      hint: hints.nationality,
      example: 'chilena',
      blank: 14,
    }),
    field('rep_rut', 'rut', {
      label: ofTheRepresentative('Cédula'),
      hint: hints.rut,
      example: '12.345.678-5',
    }),
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
      example: ofWorker('Ana Prueba Ejemplo', 'Luis Prueba Ejemplo'),
    }),
    field('trab_nacionalidad', 'text', {
      label: 'Nacionalidad',
      hint: hints.nationality,
      example: 'chilena',
      blank: 14,
    }),
    field('trab_rut', 'rut', { label: 'Cédula de identidad', hint: hints.rut, example: '11.111.111-1' }),
    field('trab_nacimiento', longDate, {
      label: 'Fecha de nacimiento',
      hint: hints.date,
      example: '10 de mayo de 1990',
      blank: 20,
    }),
    field('trab_titulo', 'text', {
      label: 'Título profesional',
      hint: 'Como figura en el certificado de título',
      example: ofWorker('Profesora de Educación Diferencial', 'Profesor de Educación Diferencial'),
    }),
    field('trab_institucion', 'text', {
      label: 'Institución que otorga el título',
      hint: 'Nombre completo',
      example: 'Universidad de Prueba',
    }),
    field('trab_titulo_fecha', longDate, {
      label: 'Fecha del título',
      hint: hints.date,
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
      example: ofWorker('ana.prueba@correo.example', 'luis.prueba@correo.example'),
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
      hint: hints.date,
      example: '2 de marzo de 2026',
      blank: 20,
    }),
  ],
} as const;
