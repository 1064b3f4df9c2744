// @vitest-environment dom
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { DocumentView } from '../../../../../src/features/documents/html/document-view.tsx';
import { fieldsOf, type Values } from '../../../../../src/features/documents/model/document.ts';
import { template as fixedTermContract } from '../../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { partReaderOfTemplate, wordParagraphs } from '../../docx-parts.ts';

// Each run generates a Word file and renders a page, which takes time.
vi.setConfig({ testTimeout: 60_000 });

/** Words that the contract contains only in this gender. */
const genderWords = {
  femenino:
    /[Ll]a Trabajadora|LA TRABAJADORA|EDUCADORA|Educadora|[Tt]rabajadora|\bdoña\b|\bnacida\b|estar afecta\b|\bafiliada\b|la inhabilite|la representante|don\(ña\)/g,
  masculino:
    /[Ee]l Trabajador\b|EL TRABAJADOR\b|\b[Aad]+l Trabajador\b|EDUCADOR\b|Educador\b|[Tt]rabajador\b|\bdon\b(?!\()|\bnacido\b|estar afecto\b|\bafiliado\b|lo inhabilite|el representante/g,
} as const;

const otherGender = { femenino: 'masculino', masculino: 'femenino' } as const;
const answersInGender = (trato: string) => ({ trab_trato: trato, rep_trato: trato });

/** Returns the XML of the Word file and the HTML of the preview. */
async function textsOf(values: Values): Promise<readonly string[]> {
  const readPart = await partReaderOfTemplate(fixedTermContract, values);
  const wordXml = ['word/document.xml', 'word/header1.xml', 'word/footer1.xml', 'docProps/core.xml']
    .map(readPart)
    .join('\n');
  const { container } = render(<DocumentView template={fixedTermContract} values={values} />);
  const page = container.innerHTML;
  cleanup();
  return [wordXml, page];
}

test('the blank contract is feminine, with «don(ña)» for the representative', async () => {
  for (const text of await textsOf({})) {
    // Labels have «el representante» until the user chooses a gender.
    const masculineWords = text.match(genderWords.masculino)?.filter((word) => word !== 'el representante');
    expect(masculineWords ?? []).toEqual([]);
    expect(text).toContain('don(ña)');
    expect(text).toContain('EDUCADORA DIFERENCIAL — PROGRAMA');
  }
});

test.each(['femenino', 'masculino'] as const)(
  'the %s contract has no words of the other gender',
  async (trato) => {
    for (const text of await textsOf(answersInGender(trato))) {
      expect(text.match(genderWords[otherGender[trato]])).toBeNull();
      expect(text.match(genderWords[trato])?.length ?? 0).toBeGreaterThan(15);
    }
  },
);

test('the worker and the representative may have different genders', async () => {
  const values = {
    trab_trato: 'masculino',
    rep_trato: 'femenino',
    rep_nombre: 'María',
    trab_nombre: 'Pedro',
  };
  const text = (await wordParagraphs(fixedTermContract, values)).join('\n');
  expect(text).toContain('doña María');
  expect(text).toContain('EL TRABAJADOR');
  expect(text).not.toContain('LA TRABAJADORA');
});

test('the contract uses the worker’s gender in every sentence', async () => {
  const text = (await wordParagraphs(fixedTermContract, answersInGender('masculino'))).join('\n');
  for (const sentence of [
    'El Empleador contrata al Trabajador para desempeñarse como Educador Diferencial,',
    'El Trabajador declara poseer',
    'no estar afecto a inhabilidad',
    'El Empleador pagará al Trabajador los haberes',
    'solo si el Trabajador cumple los requisitos',
    'el Trabajador declara estar afiliado a',
    'QUINTO: Obligaciones del Trabajador.',
    'el Trabajador se obliga a:',
    'cualquier hecho que lo inhabilite para el cargo',
    'la salud del Trabajador,',
    'constancia de que el Trabajador ingresó',
    'El Trabajador declara recibir uno',
  ]) {
    expect(text).toContain(sentence);
  }
});

test('the gender setting never changes typed text', async () => {
  const typed = fc.constantFrom(
    'la Trabajadora',
    'el Trabajador',
    'Educadora Diferencial',
    'Educador Diferencial',
    'doña Ana',
    'don Juan',
    'afiliada',
    'nacido',
    'Profesora de Educación Diferencial',
  );
  const keys = fieldsOf(fixedTermContract).flatMap(({ key, kind }) => (kind === 'text' ? [key] : []));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('femenino', 'masculino'),
      fc.array(typed, { minLength: 3, maxLength: 3 }),
      async (trato, texts) => {
        const answers = Object.fromEntries(keys.map((key, index) => [key, `${index}-${texts[index % 3]}`]));
        const paragraphs = await wordParagraphs(fixedTermContract, { ...answersInGender(trato), ...answers });
        const text = paragraphs.join('\n').replaceAll('\u00A0', ' ');
        let templateText = text;
        for (const answer of Object.values(answers).toSorted((a, b) => b.length - a.length)) {
          expect(text).toContain(answer);
          templateText = templateText.replaceAll(answer, '');
        }
        expect(templateText.match(genderWords[trato === 'femenino' ? 'masculino' : 'femenino'])).toBeNull();
      },
    ),
    { numRuns: 12 },
  );
});
