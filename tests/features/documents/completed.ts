import type { Template, Values } from '../../../src/features/documents/model/document.ts';
import { type Field, yes } from '../../../src/features/documents/model/field.ts';
import { regions } from '../../../src/features/documents/model/regions.ts';

/** A value that the field takes, for fields whose example is none. */
function sampleOf(field: Field): string {
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

function fictional(field: Field, index: number): string {
  switch (field.kind) {
    case 'date':
      return `2026-03-${String(2 + (index % 20)).padStart(2, '0')}`;
    case 'money':
      return String(100_001 + index);
    case 'integer':
      return field.example.replaceAll('.', '') || String(field.range[0]);
    case 'choice':
      return field.options[0]?.value ?? '';
    case 'check':
      return yes;
    default:
      return field.example || sampleOf(field);
  }
}

/** Every field of a template with a fictional value of its kind, as values are stored. */
export function completed(template: Template): Values {
  const fields = template.groups.flatMap((group) => group.fields);
  return Object.fromEntries(fields.map((field, index) => [field.key, fictional(field, index)]));
}

/** Every other one of them. */
export function halfCompleted(template: Template): Values {
  return Object.fromEntries(Object.entries(completed(template)).filter((_, index) => index % 2 === 0));
}
