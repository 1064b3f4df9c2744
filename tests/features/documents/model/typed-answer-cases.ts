import { fieldsOf } from '../../../../src/features/documents/model/document.ts';
import type { Field } from '../../../../src/features/documents/model/field.ts';
import { templates } from '../all-templates.ts';

export const today = '2026-11-22';

/** Text as people type it into a field, valid or not, with its result after blur. */
export type TypedAnswerCase = {
  readonly field: Field;
  readonly typed: string;
  /** Text in the field after blur. Most refused answers stay as typed. */
  readonly shown: string;
  /** Message below the field; null for a valid answer. */
  readonly problem: string | null;
};

export function fieldWithKey(key: string): Field {
  const field = templates.flatMap(fieldsOf).find((candidate) => candidate.key === key);
  if (!field) throw new Error(`No template has a field ${key}`);
  return field;
}

/**
 * Returns a template tag for lines of answers to a field, separated by «|». After blur, the field shows the text on the
 * left of the line's «←». Without a «←», the answers stay as typed.
 * @param problem message below the field, null if the answers are valid
 */
function answersWithProblem(key: string, problem: string | null) {
  return ([table = '']: TemplateStringsArray): readonly TypedAnswerCase[] => {
    const lines = table.split('\n').map((line) => line.trim());
    return lines
      .filter((line) => line !== '')
      .flatMap((line) => {
        const [answerList = '', shown] = line.split(' ← ').toReversed();
        const typed = answerList.split(' | ');
        return typed.map((text) => ({
          field: fieldWithKey(key),
          typed: text,
          shown: shown ?? text,
          problem,
        }));
      });
  };
}

const validAnswers = (key: string) => answersWithProblem(key, null);

const wholeNumberProblems = {
  several: 'Ingrese un solo número.',
  words: 'Escriba el número con cifras.',
  thousands: 'Escriba los miles con punto, como en 1.250, o sin separarlos.',
  decimals: 'Ingrese un número entero, sin decimales.',
};

const rutProblem = 'El RUT no es válido. Revise los números y el dígito verificador.';

export const typedAnswerCases: readonly TypedAnswerCase[] = [
  ...validAnswers('jor_horas')`
    44 ← 44 | 44 horas | 44 hrs | 44 hrs. | 44 h | 44h | 44 hs | 44 Horas | 44 horas cronológicas
    44 ← 44 hrs. cronologicas | 44 horas semanales | 44 horas cronológicas semanales
    1 ← 1 hora
    30 ← 030
    44 ← 44,0 | 44,00 | 44. | 44.0 | 44.00 | 44.0 horas
  `,
  ...answersWithProblem('jor_horas', 'Ingrese un número entero entre 1 y 44.')`
    0 | 45 | -5 | 44 m2 | 44 % | 44 aprox.
    60 ← 60 horas
  `,
  ...answersWithProblem(
    'jor_horas',
    'Ingrese las horas cronológicas, no las pedagógicas.',
  )`44 horas pedagógicas`,
  ...answersWithProblem('jor_horas', wholeNumberProblems.several)`10-12 | 30 a 44 | 30 o 44 | 30/44`,
  ...answersWithProblem('jor_horas', wholeNumberProblems.decimals)`1,5 | 1.5 | 37,5 horas`,
  ...answersWithProblem('jor_horas', wholeNumberProblems.words)`cuarenta y cuatro | jornada completa`,
  ...validAnswers('anx_capacidad')`
    720 ← 720 | 720 alumnos | 720 estudiantes | 720 alumnos/as | 720 alumnas/os | 720 alumnos(as)
    720 ← 720 alumnos/alumnas | 720 alumnos y alumnas | 720 niños y niñas | 720 párvulos
    720 ← 720 aprox. | 720 aprox | 720 aproximadamente | 720 (aprox.) | aprox. 720 | Aproximadamente 720
    720 ← 720 alumnos aprox. | aprox. 720 alumnos/as | unos 720 | cerca de 720 | 720 más o menos | ~720
    720 ← 720.0
    1.200 ← 1200 personas | 1.200 personas | 1 200 | 1\u00a0200 personas | 01200
  `,
  ...answersWithProblem('anx_capacidad', 'Ingrese un número entero entre 1 y 20.000.')`25.000 | 720 sillas`,
  ...answersWithProblem(
    'anx_capacidad',
    wholeNumberProblems.several,
  )`720 alumnos y 60 funcionarios | 700 a 720`,
  ...answersWithProblem('anx_capacidad', wholeNumberProblems.thousands)`1,200 | 1,200 personas`,
  ...validAnswers('anx_superficie')`
    3.400 ← 3.400 | 3.400 m2 | 3400 m² | 3400m2 | 3.400 mt2 | 3.400 mts2 | 3400 mts.2
    3.400 ← 3.400 metros cuadrados | 3.400,00 m2 | 3400.0 | 3.400 m² aprox. | aprox. 3.400 m2
    12.000 ← 12.000
  `,
  ...answersWithProblem('anx_superficie', wholeNumberProblems.decimals)`3.400,5 m2 | 3400.5`,
  ...answersWithProblem('anx_superficie', 'Ingrese un número entero desde 1.')`0 | 3 hectáreas`,
  ...validAnswers('anx_pisos')`
    3 ← 3 | 3 pisos
    1 ← 1 piso
    2 ← 2 niveles
  `,
  ...answersWithProblem('anx_pisos', wholeNumberProblems.several)`2 y 3 | 3 pisos y 1 subterráneo`,
  ...answersWithProblem('anx_pisos', wholeNumberProblems.words)`tres`,
  ...validAnswers('formulario_numero')`
    1 ← 1 | N.º 1
    2 ← Nº 2
    3 ← n° 3
    4 ← #4
    2 ← Formulario 2
  `,
  ...answersWithProblem('formulario_numero', wholeNumberProblems.several)`1 de 2 | 1/2`,
  ...validAnswers('formulario_total')`
    2 ← 2 formularios | 2 DEA
    3 ← 3 equipos
    2 ← 2 desfibriladores
  `,
  ...validAnswers('rem_sueldo_base')`
    850.000 ← 850000 | 850.000 | $850.000 | $ 850.000 | 850 000 | 850\u00a0000 | 850\u202f000 | 850'000
    850.000 ← 850000 pesos | 850.000 pesos chilenos | CLP 850.000 | 850.000 CLP | CLP$850.000
    850.000 ← 850.000.- | $ 850.000.- | 850.000,- | 850.000. | 850000,00 | 850.000,00 | 850 mil
    850.000 ← 850 mil pesos | 850 MIL | 850000.0 | 850000.00
    1.234.567 ← 1.234.567,00 | 1,234,567 | 1,234,567.00
    1.000.000 ← 1 millón
    1.500.000 ← 1,5 millones
    1.250.000 ← 1.25 millones de pesos
    0 ← 0
  `,
  ...answersWithProblem('rem_sueldo_base', 'Ingrese un monto en pesos, sin decimales.')`
    12,5 | 12.50 | 1250000.5 | 1.234.567,50 | 1.250.00 | 1.250.000.5 | 1,250,000.50 | -850.000
  `,
  ...answersWithProblem('rem_sueldo_base', wholeNumberProblems.thousands)`1,250 | 850,000 | 1250.000 | 0.500`,
  ...answersWithProblem('rem_sueldo_base', 'Ingrese un solo monto, en pesos.')`
    1.250.000 350.000 | 850.000 120.000 | 120 850.000
    850.000 - 900.000 | 850.000 a 900.000 | 850.000 + 50.000
  `,
  ...answersWithProblem('rem_sueldo_base', 'Ingrese el monto en pesos chilenos, con todas sus cifras.')`
    M$ 850 | US$ 1.250 | UF 12 | 850k | 1e6 | 1.250 millones | 10 %
  `,
  ...answersWithProblem('rem_sueldo_base', 'Escriba el monto con cifras.')`por definir | ochocientos mil`,
  ...validAnswers('contrato_fecha')`
    02-03-2026 ← 02-03-2026 | 2-3-2026 | 2/3/26 | 02/03/2026 | 2.3.2026 | 02032026 | 020326 | 2 3 2026
    02-03-2026 ← 02–03–2026 | 2 de marzo de 2026 | 02 marzo 2026 | 2 de marzo del 2026
    02-03-2026 ← 2 DE MARZO DE 2026. | 2-mar-26 | 2 mar. 2026 | lunes 2 de marzo de 2026 | 2026-03-02
    02-03-2026 ← 2026/3/2
    01-05-2026 ← 1º de mayo de 2026 | primero de mayo de 2026
    18-09-2026 ← 18 de setiembre de 2026
    22-11-2026 ← hoy
  `,
  ...answersWithProblem('contrato_fecha', 'Ingrese una fecha válida (dd-mm-aaaa).')`
    31-02-2026 | 2 de marco de 2026 | 03-22-2026 | mañana | 2026 | 02-03-50 | 2 al 5 de marzo de 2026
  `,
  ...answersWithProblem('trab_nacimiento', 'Revise el año de la fecha: va de 1900 a 2199.')`
    14-05-1890 | 14 de mayo de 1890 | 14-05-0990 | 14-05-2290
    14-05-0190 ← 0190-05-14
  `,
  ...answersWithProblem(
    'trab_nacimiento',
    'Las planillas muestran esa fecha en una celda vacía: escriba la que corresponde.',
  )`
    01-01-1900 | 1-1-1900 | 1 de enero de 1900 | 00-01-1900 | 0-1-1900 | 30-12-1899 | 31-12-1899
    01-01-1900 ← 1900-01-01
  `,
  ...validAnswers('trab_nacimiento')`02-01-1900 ← 02-01-1900`,
  ...answersWithProblem('contrato_fecha', 'Falta el día: escriba la fecha completa (dd-mm-aaaa).')`
    marzo de 2026 | mar 2026 | 03/2026 | 2026-03 | 032026
  `,
  ...answersWithProblem(
    'contrato_fecha',
    'Escriba el día, el mes y el año (dd-mm-aaaa).',
  )`2 de marzo | 2/3 | mar-26`,
  ...validAnswers('dea_venc_electrodos')`
    31-07-2028 ← 07/2028 | 7/2028 | 07-2028 | 07.2028 | 07 2028 | 072028 | 07/28 | julio 2028
    31-07-2028 ← julio de 2028 | Julio del 2028 | jul-28 | jul 2028 | JUL2028 | jul. 2028 | 2028-07
    31-07-2028 ← 2028/07 | 2028 JUL | EXP 2028-07 | Vence: 07/2028 | 31-07-2028 | 31 de julio de 2028
    29-02-2028 ← 02/2028
    28-02-2027 ← feb-27
    31-12-2029 ← DEC 2029
    31-08-2029 ← AUG-29
  `,
  ...answersWithProblem(
    'dea_venc_electrodos',
    'Ingrese una fecha válida (dd-mm-aaaa).',
  )`13/2028 | 2028 | sin fecha`,
  ...answersWithProblem('dea_venc_electrodos', 'Escriba el día, el mes y el año (dd-mm-aaaa).')`julio`,
  ...validAnswers('jor_lunes_entrada')`
    08:00 ← 8:00 | 08:00 | 8.00 | 0800 | 8 | 08 | 8 h | 8 hrs | 8 hrs. | 8 horas | 8 am | 8 a. m.
    08:00 ← 8:00 AM | 08:00:00 | las 8 | a las ocho | ocho | 8 de la mañana | 8 en punto
    13:00 ← 1 pm | 1 p.m. | 13 | 1300 | 13 h | una de la tarde
    13:30 ← 13:30 horas | 13.30 hrs | 13h30 | 1330 | 1:30 pm
    08:30 ← 830 | 8 y media | ocho y media | 8:30 hrs | 8.30
    08:15 ← 8 y cuarto | las 8 y quince
    08:45 ← cuarto para las nueve | un cuarto para las 9 | 15 para las 9
    12:00 ← mediodía | medio dia | 12 pm
    00:00 ← medianoche
    15:30 ← tres y media de la tarde
  `,
  ...answersWithProblem('jor_lunes_entrada', 'Ingrese una hora válida, por ejemplo 08:00.')`
    24:00 | 8:75 | 17,45 | 17 am | 7:5 | 08:00 a 13:00 | temprano
  `,
  ...validAnswers('jor_lunes_aula')`
    3:00 ← 3,0 | 3.0 | 3.00 | 180 min | 180 minutos | 3 | 3:00 | 3 h | 3 horas | 3 horas cronológicas | tres horas | 300
    5:15 ← 515 | 5 h 15 | 5 h 15 min | 5h15 | 5 horas y 15 minutos | 5 horas y cuarto | 5:15 hrs
    5:30 ← 5 horas y media | cinco horas y media
    0:45 ← 45 min | 45 minutos | 0:45 | tres cuartos de hora
    0:30 ← media hora
    1:30 ← hora y media | 90 min
    1:00 ← 1 hora
  `,
  ...answersWithProblem('jor_lunes_aula', 'Ingrese horas y minutos, por ejemplo 5:15.')`
    5,5 | 5.30 | 5 h 90 min | 5 h 60 | 180 | 120 horas | toda la mañana
  `,
  ...answersWithProblem(
    'jor_lunes_aula',
    'Ingrese horas y minutos, hasta 10:00. Media hora se escribe 0:30, o 30 min.',
  )`
    10:01 | 12:00
    30:00 ← 30 | 30 horas
  `,
  ...validAnswers('jor_lunes_recreos')`
    0:30 ← 30 | 30.0 | 30,0 | 30 min | 030 | 0:30 | media hora
    0:05 ← 5 | 05
    1:30 ← 90 | 130 | hora y media
    1:00 ← 60 | 1 h | 1 hora | una hora | 100
    0:00 ← 0
  `,
  // These answers could mean hours, minutes or numbers of breaks.
  ...answersWithProblem(
    'jor_lunes_recreos',
    'Ingrese horas y minutos, por ejemplo 0:30.',
  )`1 | 2 | dos | 0,5 | dos recreos`,
  ...answersWithProblem(
    'jor_lunes_recreos',
    'Ingrese horas y minutos, hasta 10:00. Media hora se escribe 0:30, o 30 min.',
  )`
    30:00 ← 30:00 | 30 horas
    12:00
  `,
  ...validAnswers('nol_familias')`1:30 ← 1:30 | 90 min`,
  ...answersWithProblem(
    'nol_familias',
    'Ingrese horas y minutos, hasta 44:00. Media hora se escribe 0:30, o 30 min.',
  )`
    90:00 ← 90
  `,
  ...validAnswers('per_1_horas')`
    30:00 ← 30 | 30 h | 30 horas
    3:00 ← 3
    90:00 ← 90
  `,
  ...answersWithProblem(
    'jor_lunes_aula',
    'Ingrese las horas cronológicas, no las pedagógicas.',
  )`6 horas pedagógicas`,
  ...validAnswers('plazo_anio')`2026 ← 2026 | 2.026 | año 2026 | 2026.0 | 2026,0`,
  ...answersWithProblem('plazo_anio', 'Ingrese un año de cuatro cifras.')`26 | 2026-2027 | este año`,
  ...validAnswers('trab_rut')`
    12.345.678-5 ← 12.345.678-5 | 12345678-5 | 123456785 | 12 345 678 5 | 12,345,678-5 | 012.345.678-5
    12.345.678-5 ← 12.345.678–5 | 12.345.678 - 5 | RUT 12.345.678-5 | R.U.N. 12345678-5
    12.345.678-5 ← C.I. N.º 12.345.678-5 | 12.345.678-5.
    22.333.413-K ← 22333413k | 22.333.413-k | 22.333.413-K
    1.111.111-4 ← 1111111-4
  `,
  ...answersWithProblem('trab_rut', rutProblem)`
    12.345.678 | 12.345.678- | 12.345.678-9 | 12.345.678-5 y 11.111.111-1 | sin RUT
  `,
  ...validAnswers('trab_telefono')`
    +56 9 1234 5678 ← 912345678 | 9 1234 5678 | +56 9 1234 5678 | +56912345678 | 56912345678
    +56 9 1234 5678 ← 0056 9 1234 5678 | 09 1234 5678 | (9) 1234-5678 | Cel. 9 1234 5678
    +56 9 1234 5678 ← Fono: +56 9 1234 5678 | 9-1234-5678.
    +56 2 2123 4567 ← 2 2123 4567 | (2) 2123 4567 | (02) 2123 4567 | +56 (2) 2123 4567
    +56 32 212 3456 ← 32 212 3456
    +56 2 2123 4567 anexo 12 ← +56 2 2123 4567 anexo 12 | 221234567 anexo 12 | 2 2123 4567 ext. 12
    +56 2 2123 4567 anexo 12 ← 2 2123 4567 ext 12 | 2 2123 4567, extensión 12 | 2 2123 4567 int 12
    +56 2 2123 4567 anexo 12 ← 2 2123 4567 x12 | 2 2123 4567 (anexo 12) | 2 2123 4567 #12
    600 600 2626 ← 600 600 2626 | 6006002626 | 600-600-2626 | +56 600 600 2626
    800 123 456 ← 800 123 456 | 800123456
    600 600 2626 anexo 3 ← 600 600 2626 anexo 3
  `,
  ...answersWithProblem('trab_telefono', 'Ingrese un teléfono chileno, por ejemplo +56 9 1234 5678.')`
    131 | +54 9 11 1234 5678 | 812345678 | 9 1234 56789 | no tiene
  `,
  ...answersWithProblem(
    'trab_telefono',
    'Ingrese un teléfono chileno, por ejemplo +56 9 1234 5678. Son nueve cifras, con el 9 o el código de área.',
  )`
    2123 4567 | 12345678 | +56 1234 5678 | 9 1234 567
  `,
  ...answersWithProblem('trab_telefono', 'Ingrese un solo teléfono, por ejemplo +56 9 1234 5678.')`
    9 1234 5678 / 9 8765 4321 | 912345678 y 987654321 | +56 9 1234 5678 +56 9 8765 4321
    9 1234 5678, 2 2123 4567
  `,
  ...validAnswers('trab_correo')`
    ana@correo.example ← ana@correo.example | ana@correo.example. | ana@correo.example,
    ana@correo.example ← ana@correo.example; | mailto:ana@correo.example | Ana <ana@correo.example>
    ana@correo.example ← <ana@correo.example> | "Prueba, Ana" <ana@correo.example>
    ana@correo.example ← Correo: ana@correo.example | (ana@correo.example)
    ana.prueba+pie@correo.example ← ana.prueba+pie@correo.example
    ana@colegioñuñoa.example ← ana@colegioñuñoa.example
  `,
  ...answersWithProblem('trab_correo', 'Ingrese un correo electrónico válido.')`
    ana@correo | @correo.example | ana@ | ana@.example | ana@correo@otro.example | ana@@correo.example
    ana..prueba@correo.example | ana@correo..example
  `,
  ...answersWithProblem(
    'trab_correo',
    'Ingrese un correo electrónico válido. No lleva comas: revise si es un punto.',
  )`
    ana,prueba@correo.example | ana@correo,example
  `,
  ...answersWithProblem('trab_correo', 'Ingrese un correo electrónico válido. No lleva espacios.')`
    ana prueba@correo.example | ana @correo.example
  `,
  ...answersWithProblem('trab_correo', 'Ingrese un correo electrónico válido. Le falta el signo @.')`
    correo.example | ana(arroba)correo.example | no tiene
  `,
  ...answersWithProblem('trab_correo', 'Ingrese un solo correo electrónico.')`
    ana@correo.example, luis@correo.example | ana@correo.example luis@correo.example
    ana@correo.example/luis@correo.example
  `,
];
