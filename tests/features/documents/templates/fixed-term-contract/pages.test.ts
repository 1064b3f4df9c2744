import { expect } from 'vitest';
import { fixedTermContract } from '../../../../../src/features/documents/templates/fixed-term-contract/template.ts';
import { completed } from '../../completed.ts';
import { convertInOffice, filled, office } from '../../office.ts';

const { pagesOf } = convertInOffice({
  contract: [fixedTermContract, {}],
  'contract-completed': [fixedTermContract, completed(fixedTermContract)],
  'contract-wordy': [
    fixedTermContract,
    filled(fixedTermContract, 'Corporación de nombre bastante más largo'),
  ],
});

office('the contract is four pages, blank and completed', async () => {
  for (const name of ['contract', 'contract-completed']) expect(await pagesOf(name), name).toHaveLength(4);
});

office('every page names the document in its letterhead', async () => {
  for (const page of await pagesOf('contract')) expect(page).toContain('Contrato de trabajo');
});

office('signatures are never alone on a page, however long the values are', async () => {
  for (const name of ['contract', 'contract-completed', 'contract-wordy']) {
    const page = (await pagesOf(name)).findLast((text) => text.includes('La Trabajadora'));
    expect(page?.includes('se firma en tres ejemplares'), name).toBe(true);
  }
});

office('the signatures of both parties are on one page', async () => {
  for (const name of ['contract', 'contract-completed', 'contract-wordy']) {
    const page = (await pagesOf(name)).findLast((text) => text.includes('(firma)'));
    expect(page, name).toMatch(/El Empleador \(firma y|firma y\s+timbre\)/);
  }
});
