import type { MaybeWarning, Values } from '../../model/document.ts';
import type { DeaKey } from './fields.ts';

export type Answers = Values<DeaKey>;
export type Warnings = readonly MaybeWarning<DeaKey>[];

/** Law, or part of the form, behind each warning. */
export const rules = {
  plan: 'Sección IV: si marcó «No», el establecimiento debe elaborarlo antes de declarar el equipo como disponible para su uso inmediato.',
  training: 'Declaración, número 1: formación de al menos 3 horas, de las cuales 2 fueron prácticas.',
  truth: 'Declaración, número 3: la información es verídica a la fecha de la firma.',
  numbering: 'Instrucciones: un formulario por cada desfibrilador.',
  declaration: 'Sección V: el representante firma lo que declara.',
  maintenance: 'Sección IV: la mantención incluye el reemplazo de batería y electrodos.',
  typed: 'Revise si ambos datos son correctos.',
  otherDocument: 'Ambos documentos están en este equipo: revise si el dato es correcto en los dos.',
} as const;
