import { fieldsOf, type Template, type Values } from '../../../src/features/documents/model/document.ts';
import { type Field, yes } from '../../../src/features/documents/model/field.ts';
import { regions } from '../../../src/platform/chile/regions.ts';

/** Fictional answers for fields without a sample, by the field's key without its row number or weekday. */
const fictionalAnswersByKey: Readonly<Record<string, string>> = {
  // Every day is a workday with lunch.
  jor_libre: 'no',
  jor_sin_colacion: 'no',
  per_entidad: 'Entidad Ejemplo',
  per_horas: '3:00',
  per_nombre: 'Pedro Prueba Ejemplo',
  per_practicas: '2:00',
  trab_rut: '11.111.111-1',
};

function answerByKind(field: Field): string {
  switch (field.kind) {
    case 'rut':
      return '12.345.678-5';
    case 'email':
      return 'prueba@colegio.example';
    case 'phone':
      return '+56 9 1234 5678';
    case 'region':
      return regions[0];
    case 'year':
      return '2026';
    case 'time':
      return '08:00';
    case 'duration':
      return '1:30';
    default:
      return 'Glosa de prueba';
  }
}

const answerByKey = ({ key, sample }: Field) =>
  sample ??
  fictionalAnswersByKey[key.replace(/_\d+_/, '_').replace(/^jor_\w+_(libre|sin_colacion)$/, 'jor_$1')];

function proposalFor({ preset, proposal }: Field): string {
  return preset ?? proposal?.propose(proposal.dependsOn.map(() => '')) ?? '';
}

function fictionalAnswer(field: Field, index: number): string {
  switch (field.kind) {
    case 'date':
      return `2026-03-${String(2 + (index % 20)).padStart(2, '0')}`;
    case 'money':
      return String(100_001 + index);
    case 'integer':
      return answerByKey(field) ?? field.preset ?? String(field.range[0]);
    case 'choice':
      return field.options[0]?.value ?? '';
    case 'check':
      return answerByKey(field) ?? yes;
    default:
      return answerByKey(field) || field.example || proposalFor(field) || answerByKind(field);
  }
}

/** Returns a fictional, valid value for every field of a template. */
export function sampleAnswers(template: Template): Values {
  const fields = fieldsOf(template);
  return Object.fromEntries(fields.map((field, index) => [field.key, fictionalAnswer(field, index)]));
}

/** Returns the values of {@link sampleAnswers} for every other field of each group. */
export function halfOfSampleAnswers(template: Template): Values {
  const values = sampleAnswers(template);
  const halfOfFields = template.groups.flatMap(({ fields }) => fields.filter((_, index) => index % 2 === 0));
  return Object.fromEntries(halfOfFields.map(({ key }) => [key, values[key] ?? '']));
}
