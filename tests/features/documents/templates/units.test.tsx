// @vitest-environment dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DocumentView } from '../../../../src/features/documents/html/document-view.tsx';
import { fieldOf, type Template, type Values } from '../../../../src/features/documents/model/document.ts';
import { parseOnBlur } from '../../../../src/features/documents/model/input.ts';
import { template as deaForm } from '../../../../src/features/documents/templates/dea-form/text.ts';
import { template as fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { wordParagraphs } from '../docx-parts.ts';
import { today } from '../model/typed-answer-cases.ts';

const cases: readonly (readonly [template: Template, typed: Values, printed: readonly string[]])[] = [
  [
    fixedTermContract,
    { jor_horas: '30 horas', rem_sueldo_base: '850.000 pesos', emp_rut: 'RUT 77.777.777-7' },
    [
      'La jornada ordinaria será de 30 horas cronológicas semanales',
      'valor hora × 30)',
      '$850.000',
      '77.777.777-7',
    ],
  ],
  [
    deaForm,
    {
      formulario_numero: 'N.º 1',
      formulario_total: '2 formularios',
      anx_capacidad: '720 alumnos',
      anx_superficie: '3.400 m2',
      anx_pisos: '3 pisos',
    },
    [
      'Formulario 1 de 2',
      'Capacidad del establecimiento: 720 personas',
      'Superficie total: 3.400 m²',
      'Niveles o pisos: 3',
    ],
  ],
];

/** Pattern of a unit that is printed twice, or as typed. */
const wrongUnitPattern =
  /horas? horas|\d (?:alumnos|pisos|formularios|pesos)|m2|m² ?m²|\$ ?\$|N\.º 1 de|RUT RUT/i;

async function textsOf(template: Template, values: Values): Promise<readonly string[]> {
  const paragraphs = await wordParagraphs(template, values);
  const { container, unmount } = render(<DocumentView template={template} values={values} />);
  const page = container.textContent ?? '';
  unmount();
  return [paragraphs.join('\n'), page].map((text) => text.replaceAll('\u00a0', ' '));
}

test.each(cases)('a typed unit prints once, in Word and in the preview', async (template, typed, printed) => {
  const entries = Object.entries(typed).map(([key, text = '']) => [key, text] as const);
  const values = Object.fromEntries(
    entries.map(([key, text]) => [key, parseOnBlur(fieldOf(template, key), text, today)]),
  );
  for (const text of await textsOf(template, values)) {
    for (const line of printed) expect(text).toContain(line);
    expect(wrongUnitPattern.exec(text)?.[0]).toBeUndefined();
  }
});

test('a number that was stored with its unit prints the unit once', async () => {
  for (const text of await textsOf(fixedTermContract, { jor_horas: '44 horas' })) {
    expect(text).toContain('será de 44 horas cronológicas semanales');
  }
});
