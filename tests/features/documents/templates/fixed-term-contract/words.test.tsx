// @vitest-environment dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DocumentView } from '../../../../../src/features/documents/html/document-view.tsx';
import { days, scheduleKey } from '../../../../../src/features/documents/layouts/week/schedule.ts';
import type { Values } from '../../../../../src/features/documents/model/document.ts';
import { template as fixedTermContract } from '../../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { wordParagraphs } from '../../docx-parts.ts';

const payClause =
  'El Empleador pagará a la Trabajadora los haberes mensuales que se indican. Las asignaciones de movilización y de colación no constituyen remuneración (artículo\u00A041 del Código del Trabajo):';

async function textsOf(values: Values = {}): Promise<readonly string[]> {
  const wordText = (await wordParagraphs(fixedTermContract, values)).join('\n');
  const { container } = render(<DocumentView template={fixedTermContract} values={values} />);
  return [wordText, container.textContent ?? ''];
}

test('allowances for transport and meals are not part of the remuneration', async () => {
  for (const text of await textsOf()) {
    expect(text).toContain(payClause);
    expect(text).toMatch(/TOTAL HABERES(?! *\()/);
    expect(text).not.toMatch(/remuneración (mensual )?bruta/);
  }
});

test('«coenseñanza» has no hyphen', async () => {
  for (const text of await textsOf()) {
    expect(text).toContain('incluida la coenseñanza y la diversificación de estrategias');
    expect(text).not.toContain('co-enseñanza');
  }
});

test.each([
  [{}, 'será de 44 horas cronológicas semanales, distribuidas de lunes a viernes según la tabla siguiente.'],
  [
    { jor_horas: '1' },
    'será de 1 hora cronológica semanal, distribuida el día lunes, según la tabla siguiente.',
  ],
  [
    { jor_horas: '2', jor_martes_libre: 'no' },
    'será de 2 horas cronológicas semanales, distribuidas en los días lunes y martes, según la tabla siguiente.',
  ],
  [
    { jor_horas: '30', jor_miercoles_libre: 'si', jor_viernes_libre: 'si' },
    'distribuidas en los días lunes, martes y jueves, según la tabla siguiente.',
  ],
  [
    Object.fromEntries(days.map((day) => [scheduleKey(day, 'libre'), 'si'])),
    'semanales, distribuidas según la tabla siguiente.',
  ],
])('the phrases about hours and days match %j', async (values, sentence) => {
  for (const text of await textsOf(values)) expect(text).toContain(sentence);
});

test('a day off and a missing lunch print «—»', async () => {
  const values = {
    jor_horas: '13',
    jor_lunes_libre: 'si',
    jor_miercoles_libre: 'no',
    jor_martes_sin_colacion: 'si',
  };
  const wordCells = await wordParagraphs(fixedTermContract, values);
  const { container } = render(<DocumentView template={fixedTermContract} values={values} />);
  const page = [...container.querySelectorAll('tbody td, tbody th')].map(({ textContent }) => textContent);
  for (const cells of [wordCells, page]) {
    const row = (day: string) => cells.slice(cells.indexOf(day), cells.indexOf(day) + 9);
    expect(row('Lunes')).toEqual(['Lunes', ...Array(8).fill('—')]);
    expect(row('Martes').slice(0, 5)).toEqual(['Martes', '08:00', '—', '—', '14:30']);
    expect(row('Miércoles').slice(0, 5)).toEqual(['Miércoles', '08:00', '13:00', '13:45', '15:15']);
    expect(row('Total').at(-1)).toBe('13:00');
  }
});
