import { openBoughtForm, saveWord, showField } from '../support/completing.ts';
import { downloadText } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName } from '../support/names.ts';
import { longTag } from '../support/tags.ts';

test('the Word file of a three-day contract lists only its three workdays', {
  tag: longTag,
}, async ({ page }) => {
  await openBoughtForm(page, contractName);
  const hours = page.getByLabel('Horas semanales');
  const dayOffBox = (day: string) => page.getByRole('checkbox', { name: `${day}: No trabaja este día` });
  const mondayEnd = page.getByLabel('Lunes: Salida');
  const fridayBreaks = page.getByLabel('Viernes: Recreos');
  await showField(page, hours);
  await hours.selectText();
  await page.keyboard.type('24');
  await page.keyboard.press('Tab');
  await expect(dayOffBox('Lunes')).toBeFocused();
  for (const day of ['Jueves', 'Viernes']) await expect(dayOffBox(day)).toBeChecked();

  await dayOffBox('Martes').press('Space');
  await expect(dayOffBox('Martes')).toBeFocused();
  await expect(page.getByRole('group', { name: 'Martes' }).getByRole('textbox')).toHaveCount(0);
  await dayOffBox('Viernes').press('Space');
  await expect(mondayEnd).toHaveValue('16:45');

  await mondayEnd.selectText();
  await page.keyboard.type('1745');
  await page.keyboard.press('Tab');
  await expect(page.getByText('La semana suma 25:00; el contrato pacta 24:00.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Usar el horario propuesto' }).press('Enter');
  await expect(mondayEnd).toHaveValue('16:45');
  await expect(page.getByText('La semana suma 25:00; el contrato pacta 24:00.')).toHaveCount(0);

  await fridayBreaks.selectText();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  await page.reload();
  await showField(page, hours);
  await expect(hours).toHaveValue('24');
  await expect(fridayBreaks).toHaveValue('');

  const text = await downloadText(await saveWord(page));
  expect(text).toContain(
    'será de 24 horas cronológicas semanales, distribuidas en los días lunes, miércoles y viernes, según la tabla siguiente.',
  );
  expect(text).toContain('Lunes08:0013:0013:4516:454:350:253:008:00Martes————————Miércoles08:00');
  expect(text).toContain('Jueves————————Viernes08:0013:0013:4516:454:35 ');
});
