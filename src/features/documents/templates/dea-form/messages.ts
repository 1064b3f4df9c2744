import { plainDate } from '../../model/date.ts';
import { listInWords } from '../comparing.ts';

/** The law, or the part of the form, behind each warning. */
export const rules = {
  plan: 'Sección IV: si marcó «No», el establecimiento debe elaborarlo antes de declarar el equipo como disponible para su uso inmediato.',
  training: 'Declaración, número 1: formación de al menos 3 horas, de las cuales 2 fueron prácticas.',
  truth: 'Declaración, número 3: la información es verídica a la fecha de la firma.',
  numbering: 'Instrucciones: un formulario por cada desfibrilador.',
  declaration: 'Sección V: el representante firma lo que declara.',
  maintenance: 'Sección IV: la mantención incluye el reemplazo de batería y electrodos.',
  typed: 'Usted escribió ambos datos: revise si son correctos.',
  otherDraft: 'Usted escribió ambos borradores en este equipo: revise si el dato es correcto en los dos.',
} as const;

export const messages = {
  plan: 'El equipo no cuenta con un plan de mantención vigente.',
  hours: (name: string, time: string) => `${name}: la capacitación suma ${time}; debe ser de al menos 3:00.`,
  practice: (name: string, time: string) =>
    `${name}: las horas prácticas suman ${time}; deben ser al menos 2:00.`,
  parts: (name: string, hours: string, practice: string) =>
    `${name}: las horas en total son ${hours} y las prácticas, ${practice}.`,
  trained: (name: string) => `${name}: la fecha de la capacitación es posterior a hoy.`,
  person: (number: number) => `Persona ${number}`,
  battery: 'La batería',
  electrodes: 'El par de electrodos',
  number: (number: string, total: string) => `El número del formulario es ${number} y el total, ${total}.`,
  acquisition: 'La fecha de adquisición es posterior a hoy.',
  signature: 'La fecha de la firma es posterior a hoy.',
  declaration: 'Para firmar, la declaración de personal capacitado debe estar marcada.',
  batteryExpired: 'Batería. Esta fecha ya venció: reemplace el componente antes de declarar el equipo.',
  electrodesExpired: 'Electrodos. Esta fecha ya venció: reemplace el componente antes de declarar el equipo.',
  beforeAcquisition: (part: string, expiry: string, bought: string) =>
    `${part} vence el ${plainDate(expiry)} y el equipo se adquirió el ${plainDate(bought)}.`,
  acquiredAfterForm: (bought: string, form: string) =>
    `El equipo se adquirió el ${plainDate(bought)} y el formulario es del ${plainDate(form)}.`,
  issuedAgainstSigning: (issued: string, signed: string) =>
    `El formulario se emitió el ${plainDate(issued)} y se firmó el ${plainDate(signed)}.`,
  persons: (numbers: readonly number[]) => `Personas ${listInWords(numbers.map(String))}`,
  training: (name: string, trained: string, form: string) =>
    `${name}: la capacitación es del ${plainDate(trained)} y el formulario, del ${plainDate(form)}.`,
  equal: (numbers: readonly number[], facts: readonly string[]) =>
    `Las personas ${listInWords(numbers.map(String))} de la nómina tienen ${listInWords(facts)}.`,
  equalRut: (rut: string) => `la misma cédula (${rut})`,
  equalName: (name: string) => `el mismo nombre (${name})`,
  school: 'El establecimiento',
  representative: 'quien representa',
  sameRut: (one: string, other: string, rut: string) => `${one} y ${other} tienen el mismo RUT: ${rut}.`,
  serial: (serial: string, draft: string) =>
    `El número de serie ${serial} está también en el borrador «${draft}».`,
  numberTwice: (number: string, total: string, draft: string) =>
    `Este formulario es el ${number} de ${total}, y el del borrador «${draft}» también.`,
  soon: (part: string, date: string, days: number) => {
    if (days === 0) return `${part} vence hoy (${plainDate(date)}): prevea su reemplazo.`;
    return `${part} vence el ${plainDate(date)}, en ${days} ${days === 1 ? 'día' : 'días'}: prevea su reemplazo.`;
  },
} as const;
