import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { template as deaForm } from '../../../../../src/features/documents/templates/dea-form/text.ts';
import { convertInOffice, officeTest, sameAnswerToAll } from '../../office.ts';
import { layoutOf, rowsOf } from '../../pdf-layout.ts';
import { sampleAnswers } from '../../sample-answers.ts';

const allAnswers = sampleAnswers(deaForm);

function answersForPeople(count: number) {
  return Object.fromEntries(
    Object.entries(allAnswers).filter(([key]) => Number(/^per_(\d+)_/.exec(key)?.[1] ?? 0) <= count),
  );
}

function answersForNamesakes(name: string, count: number) {
  return Object.fromEntries(
    Object.entries(answersForPeople(count)).map(([key, value]) => [
      key,
      /^per_\d+_nombre$/.test(key) ? name : value,
    ]),
  );
}

const { pdfPages, pdfPath, flatXmlPath } = convertInOffice(
  {
    form: [deaForm, {}],
    'form-nobody': [deaForm, answersForPeople(0)],
    'form-one': [deaForm, answersForPeople(1)],
    'form-completed': [deaForm, answersForPeople(5)],
    'form-usual-names': [deaForm, answersForNamesakes('María Fernanda González Rojas', 5)],
    'form-long-names': [deaForm, answersForNamesakes('María de los Ángeles Fernández-Concha Undurraga', 5)],
    'form-six': [deaForm, answersForPeople(6)],
    'form-ten': [deaForm, answersForPeople(10)],
    'form-twenty': [deaForm, answersForPeople(20)],
    'form-endless': [deaForm, { est_direccion: 'palabra '.repeat(1_250) }],
    'form-wordy': [
      deaForm,
      sameAnswerToAll(deaForm, 'Colegio de nombre y domicilio bastante más largos de lo usual'),
    ],
  },
  { fodt: ['form'] },
);

officeTest('the blank form has three pages', async () => {
  expect(await pdfPages('form')).toHaveLength(3);
});

officeTest('the completed form has two pages for up to five people', async () => {
  for (const name of ['form-nobody', 'form-one', 'form-completed', 'form-usual-names'])
    expect(await pdfPages(name), name).toHaveLength(2);
});

officeTest('the fine print shares its page with at least one person', async () => {
  for (const name of ['form-six', 'form-ten', 'form-twenty', 'form-long-names']) {
    const lastPage = (await pdfPages(name)).at(-1);
    expect(lastPage, name).toContain('Base legal:');
    expect(lastPage, name).toContain('11.111.111-1');
  }
});

officeTest('the five rows for people are on the page of the signature', async () => {
  for (const name of ['form-nobody', 'form-one', 'form-completed']) {
    const pages = await pdfPages(name);
    const pageIndex = pages.findIndex((text) => text.includes('Tabla de personal capacitado'));
    expect(pages[pageIndex], name).toContain('Firma y timbre');
    const rows = rowsOf(await layoutOf(pdfPath(name), pageIndex + 1));
    expect(
      rows.filter(({ cells }) => cells.length === 5),
      name,
    ).toHaveLength(6);
  }
});

officeTest('a table of twenty people repeats its header on the next page', async () => {
  const pages = (await pdfPages('form-twenty')).filter((page) => page.includes('Pedro Prueba'));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toContain('Entidad que capacitó');
});

officeTest('the letterhead of every page names the law', async () => {
  for (const page of await pdfPages('form')) expect(page).toContain('Ley N.º 21.156 · D.S. N.º 56/2020');
});

officeTest('the signature is never alone on a page', async () => {
  for (const name of ['form', 'form-completed', 'form-endless', 'form-wordy']) {
    const page = (await pdfPages(name)).findLast((text) => text.includes('Firma y timbre'));
    expect(page?.includes('Declaro lo anterior.'), name).toBe(true);
  }
});

officeTest('columns of field tables are 35 % and 65 % wide in LibreOffice', async () => {
  const xml = await readFile(flatXmlPath('form'), 'utf8');
  const widths = new Map(
    [
      ...xml.matchAll(
        /<style:style style:name="([^"]+)" style:family="table-column">\s*<style:table-column-properties style:column-width="([\d.]+)/g,
      ),
    ].map(([, name, width]) => [name, Number(width)]),
  );
  const tableWidths = [...xml.matchAll(/<table:table table:name.*?<\/table:table>/gs)].map(([table]) =>
    [...table.matchAll(/<table:table-column table:style-name="([^"]+)"\/>/g)].map(
      ([, name]) => widths.get(name) ?? 0,
    ),
  );
  const pairs = tableWidths.filter((columns) => columns.length === 2);
  expect(pairs).toHaveLength(3);
  for (const [label = 0, value = 0] of pairs) {
    expect(label / (label + value)).toBeCloseTo(0.35, 2);
    // LibreOffice gives inches, and the width of the text is 9,840 twentieths of a point.
    expect(label + value).toBeCloseTo(9_840 / 1_440, 1);
  }
});

officeTest('prints all of ten thousand characters in one field', async () => {
  const pages = await pdfPages('form-endless');
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.join('').match(/palabra/g)).toHaveLength(1_250);
  expect(pages.at(-1)).toContain('Formulario de elaboración propia');
});
