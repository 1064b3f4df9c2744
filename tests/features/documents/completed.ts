import type { Template, Values } from '../../../src/features/documents/model/document.ts';
import type { Field } from '../../../src/features/documents/model/field.ts';

function fictional(field: Field, index: number): string {
  switch (field.kind) {
    case 'date':
      return `2026-03-${String(2 + (index % 20)).padStart(2, '0')}`;
    case 'money':
      return String(100_001 + index);
    case 'integer':
      return field.example.replaceAll('.', '');
    case 'choice':
    case 'check':
      return 'si';
    default:
      return field.example || 'Glosa de prueba';
  }
}

/** Every field of a template with a fictional value, in the form that values are kept in. */
export function completed(template: Template): Values {
  const fields = template.groups.flatMap((group) => group.fields);
  return Object.fromEntries(fields.map((field, index) => [field.key, fictional(field, index)]));
}
