import type { Values } from '../../../src/features/documents/model/document.ts';
import { template } from '../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { formatRut, isRut } from '../../../src/platform/chile/rut.ts';
import { sampleAnswers } from './sample-answers.ts';

const names = 'Ana Luis Eva Rosa Juan Inés Pedro Marta Hugo Elena Raúl Sara'.split(' ');

/** Returns a valid and obviously fictional RUT. */
function rutOf(number: number): string {
  const body = String(10_000_000 + number);
  return formatRut(body + [...'0123456789K'].find((digit) => isRut(body + digit)));
}

/** Returns the answers that differ from teacher to teacher. */
export function teacherAnswers(number: number) {
  const index = (number - 1) % names.length;
  const cycle = Math.floor((number - 1) / names.length);
  return {
    trab_nombre: `${names[index]} Prueba ${'Ejemplo '.repeat(cycle + 1)}`.trim(),
    trab_rut: rutOf(number),
    trab_correo: `docente${number}@correo.example`,
    rem_cuenta: `Cuenta vista, Banco Ejemplo, N.º ${700_000 + number}`,
    rem_sueldo_base: String(800_000 + 1_000 * number),
  };
}

/** Returns the answers of a teacher's contract for 2026. The first teacher is number 1. */
export function contractAnswersOf2026(number: number): Values {
  return {
    ...sampleAnswers(template),
    ...teacherAnswers(number),
    trab_titulo: 'Profesora de Educación Diferencial',
    trab_nacimiento: '1990-05-14',
    trab_titulo_fecha: '2014-12-18',
    trab_fecha_ingreso: '2024-03-01',
    contrato_fecha: '2026-02-27',
    inhab_fecha_consulta: '2026-02-25',
    plazo_inicio: '2026-03-02',
    plazo_termino: '2027-02-28',
    plazo_anio: '2026',
  };
}
