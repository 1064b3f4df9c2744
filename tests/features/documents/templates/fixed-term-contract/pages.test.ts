import { expect } from 'vitest';
import { template as fixedTermContract } from '../../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { convertInOffice, officeTest, sameAnswerToAll } from '../../office.ts';
import { sampleAnswers } from '../../sample-answers.ts';

const { pdfPages } = convertInOffice({
  contract: [fixedTermContract, {}],
  'contract-completed': [fixedTermContract, sampleAnswers(fixedTermContract)],
  'contract-wordy': [
    fixedTermContract,
    sameAnswerToAll(fixedTermContract, 'Corporación de nombre bastante más largo'),
  ],
});

officeTest('the blank contract has five pages', async () => {
  expect(await pdfPages('contract')).toHaveLength(5);
});

officeTest('a completed contract has at most five pages', async () => {
  expect((await pdfPages('contract-completed')).length).toBeLessThan(6);
});

officeTest('every page has lines for the initials of both parties', async () => {
  for (const name of ['contract', 'contract-completed']) {
    for (const page of await pdfPages(name)) expect(page, name).toMatch(/Iniciales: _{16} \/ _{16}/);
  }
});

const contractNames = ['contract', 'contract-completed', 'contract-wordy'];

officeTest('the week stays on one page', async () => {
  for (const name of contractNames) {
    const page = (await pdfPages(name)).find((text) => text.includes('Tabla 1.'));
    for (const row of ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Total'])
      expect(page, `${name}: ${row}`).toMatch(new RegExp(`^ *${row}\\b`, 'm'));
  }
});

officeTest('the totals of the pay are on the page of the allowances before them', async () => {
  for (const name of contractNames) {
    const page = (await pdfPages(name)).find((text) => text.includes('TOTAL HABERES'));
    expect(page, name).toContain('Asignación de movilización');
  }
});

officeTest('the week and the pay of a completed contract are each on one page', async () => {
  const pages = await pdfPages('contract-completed');
  expect(pages[1]).toContain('Tabla 1.');
  expect(pages[2]).toContain('Tabla 3.');
  expect(pages[2]).toContain('TOTAL HABERES');
});

officeTest('each line to sign on is above a name and an identity number', async () => {
  for (const name of ['contract', 'contract-completed']) {
    const page = (await pdfPages(name)).at(-1);
    expect(page?.match(/Nombre: /g), name).toHaveLength(2);
    expect(page?.match(/C\.I\. N\.º: /g), name).toHaveLength(2);
  }
});

officeTest('only the blank contract has notes about the template', async () => {
  expect((await pdfPages('contract')).at(-1)).toContain('Plantilla referencial.');
  const text = (await pdfPages('contract-completed')).join('');
  expect(text).not.toContain('Plantilla');
});

officeTest('the letterhead of every page names the document', async () => {
  for (const page of await pdfPages('contract')) expect(page).toContain('Contrato de trabajo');
});

officeTest('signatures are never alone on a page', async () => {
  for (const name of ['contract', 'contract-completed', 'contract-wordy']) {
    const page = (await pdfPages(name)).findLast((text) => text.includes('La Trabajadora'));
    expect(page?.includes('se firma en tres ejemplares'), name).toBe(true);
  }
});

officeTest('the signatures of both parties are on one page', async () => {
  for (const name of ['contract', 'contract-completed', 'contract-wordy']) {
    const page = (await pdfPages(name)).findLast((text) => text.includes('(firma)'));
    expect(page, name).toMatch(/El Empleador \(firma y|firma y\s+timbre\)/);
  }
});
