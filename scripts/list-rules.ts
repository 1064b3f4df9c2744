// Prints the rules of every document with their sources as Markdown, for lawyers: `npm run rules`.
import { fieldOf, type Template } from '../src/features/documents/model/document.ts';
import { labelOf } from '../src/features/documents/model/field.ts';
import { resolveWording } from '../src/features/documents/model/inflection.ts';
import { documents } from '../src/features/documents/templates/documents.ts';

function tableOf(template: Template): string {
  const label = (key: string) => labelOf(fieldOf(template, key), {});
  const rows = template.rules.flatMap(({ lines }) =>
    lines.map(({ requirement, sentence, source }) => [
      requirement?.(label) ?? '',
      sentence(label),
      source.citation,
    ]),
  );
  return [
    `## ${resolveWording(template.title, {})}`,
    '',
    '| | Regla | Aviso | Fuente |',
    '|--|--|--|--|',
    ...rows.map((cells, index) => `| ${[index + 1, ...cells].join(' | ')} |`),
  ].join('\n');
}

const templates = await Promise.all(documents.map(({ load }) => load()));
console.log(templates.map(tableOf).join('\n\n'));
