// No contract may contain another worker's data.
import type { Page } from 'playwright/test';
import { draftsCopy } from '../../src/content/documents/drafts-copy.ts';
import {
  type Answers,
  fillAnswers,
  openBoughtForm,
  saveWord,
  showDraftOptions,
} from '../support/completing.ts';
import { downloadText } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName } from '../support/names.ts';
import { longTag } from '../support/tags.ts';
import { excessWidth } from '../support/width-and-text-size.ts';

const conditions: Answers = [
  ['Ciudad', 'Valparaíso'],
  ['Fecha del contrato', '02-03-2026'],
  ['Razón social del sostenedor', 'Corporación Educacional de Prueba'],
  ['Nombre del establecimiento', 'Colegio Los Aromos de Prueba'],
  ['Niveles y cursos', '1.º a 4.º básico'],
  ['Horas semanales', '38'],
  ['Sueldo base', '1250000'],
  ['Inicio', '02-03-2026'],
  ['Término', '28-02-2027'],
];
const printedConditions = [
  'Valparaíso',
  'Colegio Los Aromos de Prueba',
  '1.º a 4.º básico',
  '38 horas',
  '$1.250.000',
  '28 de febrero de 2027',
];

const workers = [
  ['Mujer', 'Ana Prueba Ejemplo', '11.111.111-1', 'Cuenta vista, Banco Ejemplo, N.º 000001'],
  ['Hombre', 'Luis Muestra Prueba', '22.222.222-2', 'Cuenta vista, Banco Ejemplo, N.º 000002'],
  ['Mujer', 'Eva Ejemplo Muestra', '12.345.678-5', 'Cuenta vista, Banco Ejemplo, N.º 000003'],
] as const;

async function completeWorker(page: Page, [gender, name, rut, account]: (typeof workers)[number]) {
  await page.getByRole('group', { name: '¿Contrata a una mujer o a un hombre?' }).getByLabel(gender).check();
  await fillAnswers(page, [
    [/^Nombre (de la trabajadora|del trabajador)$/, name],
    ['Cédula de identidad', rut],
    ['Cuenta bancaria', account],
  ]);
}

test('three consecutive contracts share their conditions but no worker’s data', {
  tag: longTag,
}, async ({ page, axe }) => {
  const beginNext = async () => {
    await showDraftOptions(page);
    await page.getByRole('button', { name: 'Otra trabajadora con las mismas condiciones' }).click();
  };
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const savedNotice = page.getByText('La anterior quedó guardada:').locator('..');
  await openBoughtForm(page, contractName);
  await fillAnswers(page, conditions);
  const files: string[] = [];
  for (const [index, worker] of workers.entries()) {
    if (index > 0) {
      await beginNext();
      await expect(savedNotice.getByRole('link', { name: workers[index - 1]?.[1] ?? '' })).toBeVisible();
      // The focus is on the first field to answer.
      await expect(page.getByRole('radio', { name: 'Mujer' }).first()).toBeFocused();
      await expect(field('Ciudad')).toHaveValue('Valparaíso');
      for (const label of ['Cédula de identidad', 'Cuenta bancaria'])
        await expect(field(label)).toHaveValue('');
    }
    await completeWorker(page, worker);
    files.push(await downloadText(await saveWord(page)));
  }
  for (const [fileIndex, text] of files.entries()) {
    for (const value of printedConditions) expect(text).toContain(value);
    for (const [workerIndex, [, ...workerData]] of workers.entries())
      for (const value of workerData) expect(text.includes(value), value).toBe(workerIndex === fileIndex);
    expect(text.includes('EL TRABAJADOR')).toBe(fileIndex === 1);
  }

  await page.reload();
  await expect(field('Cédula de identidad')).toHaveValue('12.345.678-5');
  await expect(savedNotice).toHaveCount(0);
  await page.goBack();
  await expect(field('Cédula de identidad')).toHaveValue('22.222.222-2');
  await showDraftOptions(page);
  await page.getByRole('button', { name: draftsCopy.duplicate }).click();
  await expect(page.getByText('Igual que en Luis Muestra Prueba: ¿es así?')).toHaveCount(4);
  await page.reload();
  await page.getByRole('button', { name: 'Sí, es así: Cuenta bancaria' }).click();
  await expect(page.getByText('Igual que en Luis Muestra Prueba: ¿es así?')).toHaveCount(3);
  await axe(page, 'a copy that asks which answers are the same');
  expect(await downloadText(await saveWord(page))).not.toContain('Igual que');
  await page.setViewportSize({ width: 390, height: 844 });
  await beginNext();
  await expect(savedNotice).toBeVisible();
  expect(await excessWidth(page)).toBe(0);
});
