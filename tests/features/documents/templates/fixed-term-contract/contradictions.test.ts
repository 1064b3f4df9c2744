import { template as fixedTermContract } from '../../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { type Contradiction, testContradictions, type ValidDocument } from '../contradictions.ts';

const anaAnswers = {
  trab_nombre: 'Ana Prueba Ejemplo',
  trab_rut: '11.111.111-1',
  trab_correo: 'ana.prueba@correo.example',
  trab_domicilio: 'Calle Ejemplo 456',
  trab_telefono: '+56 9 1234 5678',
  rem_cuenta: 'Cuenta vista, Banco Ejemplo, N.º 0012345678',
} as const;
const anaDocument = { where: 'el borrador «Ana Prueba Ejemplo»', values: anaAnswers } as const;

const contradictions: readonly Contradiction[] = [
  [
    { inhab_fecha_consulta: '2026-11-20', contrato_fecha: '2026-03-01' },
    'El contrato es del 1 de marzo de 2026 y la consulta, del 20 de noviembre de 2026.',
  ],
  [
    { inhab_fecha_consulta: '2025-02-28', contrato_fecha: '2026-03-01' },
    'El contrato es del 1 de marzo de 2026 y la consulta, del 28 de febrero de 2025.',
  ],
  [
    { inhab_fecha_consulta: '2019-02-20', plazo_inicio: '2026-03-02' },
    'El contrato empieza el 2 de marzo de 2026 y la consulta es del 20 de febrero de 2019.',
  ],
  [
    { contrato_fecha: '2016-03-01', plazo_inicio: '2027-03-01' },
    'El contrato es del 1 de marzo de 2016 y empieza el 1 de marzo de 2027.',
  ],
  [
    { contrato_fecha: '2026-03-18', plazo_inicio: '2026-03-02' },
    'El contrato es del 18 de marzo de 2026 y empieza el 2 de marzo de 2026, más de 15 días antes.',
  ],
  [
    { contrato_fecha: '2027-03-01', plazo_termino: '2027-02-28' },
    'El contrato es del 1 de marzo de 2027 y termina el 28 de febrero de 2027.',
  ],
  [
    { plazo_inicio: '2026-03-02', plazo_termino: '2026-03-01' },
    'El contrato empieza el 2 de marzo de 2026 y termina el 1 de marzo de 2026.',
  ],
  [
    { plazo_inicio: '2026-03-01', plazo_termino: '2027-08-31', plazo_anio: '2027' },
    'El contrato va del 1 de marzo de 2026 al 31 de agosto de 2027 y el año laboral docente es 2027.',
    ['plazo_anio', 'plazo_termino'],
  ],
  [
    { plazo_inicio: '2026-03-01', plazo_termino: '2027-08-31', plazo_anio: '2026' },
    'El contrato va del 1 de marzo de 2026 al 31 de agosto de 2027 y el año laboral docente es 2026.',
    ['plazo_anio', 'plazo_termino'],
  ],
  [
    { plazo_anio: '2025', plazo_inicio: '2026-03-02' },
    'El contrato empieza el 2 de marzo de 2026 y el año laboral docente es 2025.',
  ],
  [
    { plazo_anio: '2025', plazo_termino: '2027-02-28' },
    'El contrato termina el 28 de febrero de 2027 y el año laboral docente es 2025.',
  ],
  [
    { plazo_anio: '2016', contrato_fecha: '2026-03-02' },
    'El contrato es del 2 de marzo de 2026 y el año laboral docente es 2016.',
  ],
  [
    { trab_titulo_fecha: '2026-03-03', plazo_inicio: '2026-03-02' },
    'El título es del 3 de marzo de 2026 y el contrato empieza el 2 de marzo de 2026.',
  ],
  [
    { trab_titulo_fecha: '2026-01-15', contrato_fecha: '2025-12-20', plazo_inicio: '2026-03-02' },
    'El título es del 15 de enero de 2026 y el contrato, del 20 de diciembre de 2025.',
    ['trab_titulo_fecha', 'contrato_fecha'],
  ],
  [
    { trab_nacimiento: '1990-05-10', trab_titulo_fecha: '1990-05-10' },
    'El nacimiento es del 10 de mayo de 1990 y el título, del 10 de mayo de 1990.',
  ],
  [
    { trab_nacimiento: '1990-05-10', trab_fecha_ingreso: '2006-03-02' },
    'El nacimiento es del 10 de mayo de 1990 y el primer día de trabajo es el 2 de marzo de 2006.',
  ],
  [
    { trab_fecha_ingreso: '2026-03-03', plazo_inicio: '2026-03-02' },
    'El primer día de trabajo es el 3 de marzo de 2026 y el contrato empieza el 2 de marzo de 2026.',
  ],
  [
    { trab_fecha_ingreso: '2025-03-03', plazo_inicio: '2026-03-02' },
    'El primer día de trabajo es el 3 de marzo de 2025 y el contrato empieza el 2 de marzo de 2026: si hubo un contrato antes, revise si este es una renovación.',
  ],
  [
    { trab_fecha_ingreso: '2027-03-03', plazo_termino: '2027-02-28' },
    'El primer día de trabajo es el 3 de marzo de 2027 y el contrato termina el 28 de febrero de 2027.',
  ],
  [
    { trab_rut: '12.345.678-5', rep_rut: '12.345.678-5' },
    'Quien representa y quien trabaja tienen el mismo RUT: 12.345.678-5.',
  ],
  [
    { trab_rut: '12.345.678-5', emp_rut: '12.345.678-5' },
    'El sostenedor y quien trabaja tienen el mismo RUT: 12.345.678-5.',
  ],
  [
    { rep_rut: '12.345.678-5', emp_rut: '12.345.678-5' },
    'El sostenedor y quien representa tienen el mismo RUT: 12.345.678-5.',
  ],
  [
    {
      trab_nombre: 'María  EJEMPLO Prueba',
      rep_nombre: 'Maria Ejemplo Prueba',
      trab_trato: 'femenino',
      rep_trato: 'femenino',
    },
    'Quien representa y quien trabaja tienen el mismo nombre: María EJEMPLO Prueba.',
    ['trab_nombre', 'rep_nombre'],
  ],
  [{ rem_sueldo_base: '12' }, 'Sueldo base: $12. ¿Faltan cifras?'],
  [{ rem_bono_pie: '999' }, 'Bono PIE: $999. ¿Faltan cifras?'],
  [{ rem_colacion: '1' }, 'Asignación de colación: $1. ¿Faltan cifras?'],
  [{ rem_sueldo_base: '850000000' }, 'Sueldo base: $850.000.000. ¿Sobran cifras?'],
  [{ rem_movilizacion: '10000000' }, 'Asignación de movilización: $10.000.000. ¿Sobran cifras?'],
  [{ rem_dia_pago: 'día 45' }, 'El día de pago dice «día 45»: los meses van del 1 al 31.'],
  [{ rem_dia_pago: '32' }, 'El día de pago dice «32»: los meses van del 1 al 31.'],
  [
    { rem_dia_pago: 'el 0 de cada mes' },
    'El día de pago dice «el 0 de cada mes»: los meses van del 1 al 31.',
  ],
  [
    { trab_correo: 'Contacto@corporacion.example', emp_correo: 'contacto@corporacion.example' },
    'El sostenedor y quien trabaja tienen el mismo correo: contacto@corporacion.example.',
  ],
  [{ trab_correo: 'rosañanco@gmail.com' }, '¿Lleva ñ la dirección de correo?'],
  [{ emp_correo: 'secretaría@hotmail.cl' }, '¿Lleva tilde la dirección de correo?'],
  [{ trab_titulo: 'Psicólogo' }, 'El título no dice «Diferencial» ni «Especial»: revíselo.'],
  [
    { plazo_termino: '2026-12-31' },
    'El plazo termina el 31 de diciembre; la cláusula sexta se refiere a enero y febrero.',
  ],
  [
    { trab_nacimiento: '1909-05-14' },
    'Según la fecha de nacimiento, quien firma tendría 117 años hoy: revísela.',
  ],
  [
    { ...anaAnswers, trab_trato: 'masculino', trab_nombre: 'Luis Prueba Ejemplo' },
    'Luis Prueba Ejemplo tiene la cédula, la cuenta bancaria, el correo, el domicilio y el teléfono de Ana Prueba Ejemplo, en el borrador «Ana Prueba Ejemplo».',
    ['trab_rut', 'rem_cuenta', 'trab_correo', 'trab_domicilio', 'trab_telefono', 'trab_nombre'],
    anaDocument,
    { ...anaDocument, where: 'el borrador «Ana Prueba Ejemplo (2)»' },
  ],
  [
    { trab_trato: 'masculino', trab_nombre: 'Luis Prueba', trab_correo: 'Ana.Prueba@correo.example' },
    'Luis Prueba tiene el correo de Ana Prueba Ejemplo, en el borrador «Reemplazo».',
    ['trab_correo', 'trab_nombre'],
    { where: 'el borrador «Reemplazo»', values: anaAnswers },
  ],
  [
    { trab_trato: 'masculino', trab_nombre: 'Luis Prueba', trab_correo: 'ana.prueba@correo.example' },
    'Luis Prueba tiene el correo de Ana Prueba Ejemplo, en la fila 3.',
    ['trab_correo', 'trab_nombre'],
    { where: 'la fila 3', values: anaAnswers },
  ],
];

const validContract = {
  contrato_fecha: '2026-02-25',
  inhab_fecha_consulta: '2026-02-20',
  emp_rut: '77.777.777-7',
  emp_correo: 'contacto@corporacion.example',
  rep_nombre: 'María Ejemplo Prueba',
  rep_trato: 'femenino',
  rep_rut: '12.345.678-5',
  ...anaAnswers,
  trab_trato: 'femenino',
  trab_nacimiento: '1990-05-10',
  trab_titulo: 'Profesora de Educación Diferencial',
  trab_titulo_fecha: '2014-12-15',
  trab_fecha_ingreso: '2026-03-02',
  plazo_inicio: '2026-03-02',
  plazo_termino: '2027-02-28',
  plazo_anio: '2026',
  rem_sueldo_base: '1250000',
  rem_brp_titulo: 'no_aplica',
  rem_bono_pie: '0',
  rem_movilizacion: '1000',
} as const;
const luisDocument = {
  where: 'el borrador «Luis»',
  values: { trab_nombre: 'Luis Prueba', trab_rut: '22.222.222-2' },
} as const;

const validDocuments: readonly ValidDocument[] = [
  ['a contract of March signed in February', validContract],
  ['signed on the day of the register check', { ...validContract, inhab_fecha_consulta: '2026-02-25' }],
  [
    'a register check twelve months before the contract',
    { ...validContract, inhab_fecha_consulta: '2025-02-25' },
  ],
  [
    'signed in December for March',
    { ...validContract, contrato_fecha: '2025-12-15', inhab_fecha_consulta: '2025-12-10' },
  ],
  ['signed two weeks after the start', { ...validContract, contrato_fecha: '2026-03-16' }],
  [
    'a replacement of three weeks',
    {
      ...validContract,
      contrato_fecha: '2026-08-03',
      plazo_inicio: '2026-08-03',
      plazo_termino: '2026-08-21',
      trab_fecha_ingreso: '2026-08-03',
    },
  ],
  [
    'a replacement in January and February, in the school year before',
    {
      ...validContract,
      contrato_fecha: '2026-01-02',
      inhab_fecha_consulta: '2025-12-20',
      plazo_inicio: '2026-01-05',
      plazo_termino: '2026-02-28',
      plazo_anio: '2025',
      trab_fecha_ingreso: '2026-01-05',
    },
  ],
  [
    'a term of twelve months from August, with its second year as school year',
    {
      ...validContract,
      contrato_fecha: '2026-08-01',
      plazo_inicio: '2026-08-01',
      plazo_termino: '2027-07-31',
      trab_fecha_ingreso: '2026-08-01',
      plazo_anio: '2027',
    },
  ],
  [
    'a term of twelve months from August, with its first year as school year',
    {
      ...validContract,
      contrato_fecha: '2026-08-01',
      plazo_inicio: '2026-08-01',
      plazo_termino: '2027-07-31',
      trab_fecha_ingreso: '2026-08-01',
      plazo_anio: '2026',
    },
  ],
  [
    'a term until the day before the next school year begins',
    { ...validContract, plazo_termino: '2027-03-03' },
  ],
  [
    'a start in the last week of February',
    { ...validContract, plazo_inicio: '2026-02-25', trab_fecha_ingreso: '2026-02-25' },
  ],
  ['a degree from the month before', { ...validContract, trab_titulo_fecha: '2026-01-15' }],
  ['no e-mail for worker and school', { emp_correo: 'no tiene', trab_correo: 'no tiene' }],
  [
    'a title of special education and an e-mail whose provider allows an ñ',
    {
      ...validContract,
      trab_titulo: 'PROFESORA DE EDUCACION ESPECIAL',
      trab_correo: 'ana@colegioñuñoa.example',
    },
  ],
  ...[
    'último día hábil del mes',
    'día 31',
    'los 5 primeros días',
    'el día 5, a las 18:45',
    'según el art. 55 del Código del Trabajo',
  ].map((rem_dia_pago) => [`paid ${rem_dia_pago}`, { ...validContract, rem_dia_pago }] as const),
  ['the same invalid RUT in several fields', { emp_rut: '1-1', rep_rut: '1-1', trab_rut: '1-1' }],
  ['another worker’s draft', validContract, luisDocument],
  ['last year’s contract of the same worker', validContract, anaDocument],
  [
    'the same worker without her second surname',
    validContract,
    { where: 'el borrador «Ana»', values: { ...anaAnswers, trab_nombre: 'Ana Prueba' } },
  ],
  ['a copy whose name is still blank', { ...validContract, trab_nombre: '' }, anaDocument],
  [
    'a couple in one home',
    validContract,
    {
      where: 'el borrador «Luis»',
      values: {
        ...luisDocument.values,
        trab_domicilio: anaAnswers.trab_domicilio,
        trab_telefono: anaAnswers.trab_telefono,
      },
    },
  ],
  [
    'accounts without a number',
    { ...validContract, rem_cuenta: 'Cuenta RUT, BancoEstado' },
    {
      where: 'el borrador «Luis»',
      values: { ...luisDocument.values, rem_cuenta: 'Cuenta RUT, BancoEstado' },
    },
  ],
];

testContradictions(fixedTermContract, contradictions, validDocuments);
