// @vitest-environment dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DocumentView } from '../../../../../src/features/documents/html/document-view.tsx';
import type { Values } from '../../../../../src/features/documents/model/document.ts';
import { fixedTermContract } from '../../../../../src/features/documents/templates/fixed-term-contract/template.ts';
import { paragraphsOf, partsOf } from '../../docx-parts.ts';

const pay =
  'El Empleador pagará a la Trabajadora los haberes mensuales que se indican. Las asignaciones de movilización y de colación no constituyen remuneración (artículo\u00A041 del Código del Trabajo):';

async function texts(values: Values = {}): Promise<readonly string[]> {
  const word = paragraphsOf((await partsOf(fixedTermContract, values))('word/document.xml')).join('\n');
  const { container } = render(<DocumentView template={fixedTermContract} values={values} />);
  return [word, container.textContent ?? ''];
}

test('transport and meals are paid, and no text of the contract counts them as remuneration', async () => {
  for (const text of await texts()) {
    expect(text).toContain(pay);
    expect(text).toMatch(/TOTAL HABERES(?! *\()/);
    expect(text).not.toMatch(/remuneración (mensual )?bruta/);
  }
});

test('teaching together is one word', async () => {
  for (const text of await texts()) {
    expect(text).toContain('incluida la coenseñanza y la diversificación de estrategias');
    expect(text).not.toContain('co-enseñanza');
  }
});

test('the hours are distributed in their number', async () => {
  for (const [hours, sentence] of [
    ['1', 'será de 1 hora cronológica semanal, distribuida de lunes'],
    ['2', 'será de 2 horas cronológicas semanales, distribuidas de lunes'],
    ['', 'será de 44 horas cronológicas semanales, distribuidas de lunes'],
  ] as const) {
    for (const text of await texts({ jor_horas: hours })) expect(text).toContain(sentence);
  }
});
