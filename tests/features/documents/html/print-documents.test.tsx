// @vitest-environment dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDocumentsForPrinting } from '../../../../src/features/documents/html/print-documents.tsx';
import type { Template, Values } from '../../../../src/features/documents/model/document.ts';
import { paragraph, sampleTemplate } from '../sample-template.ts';

const template = sampleTemplate(paragraph`Para ${'nombre'}.`);
const people: readonly Values[] = [{ nombre: 'Ana' }, { nombre: 'Eva' }, { nombre: 'Ida' }];

type Options = {
  /** Number of finished documents at which the test cancels the preparation. */
  readonly abortAt?: number;
  readonly printedTemplate?: Template;
};

function prepare({ abortAt = Number.POSITIVE_INFINITY, printedTemplate = template }: Options = {}) {
  const progress: number[] = [];
  const controller = new AbortController();
  const onProgress = (doneCount: number) => {
    progress.push(doneCount);
    if (doneCount === abortAt) controller.abort(new Error('cancelled'));
  };
  const { signal } = controller;
  const image = { src: 'data:,escudo', alt: 'Escudo', width: 40, height: 40 };
  const images = { logoUrl: undefined, image };
  const result = addDocumentsForPrinting(people, {
    template: printedTemplate,
    ...images,
    signal,
    onProgress,
  });
  return { result, progress };
}

// The documents render outside of `act`, of which React would warn if this flag stayed true.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => document.body.replaceChildren());

test('returns the sheets of every document with its own text and page numbers', async () => {
  const { result, progress } = prepare();
  const sheetTexts = [...(await result).children].map(({ textContent }) => textContent);
  expect(sheetTexts).toEqual(
    ['Ana', 'Eva', 'Ida'].map((name) => expect.stringMatching(`Página 1 de 1Para ${name}.$`)),
  );
  expect(progress).toEqual([1, 2, 3]);
});

test('the first element in `.doc` is the text of the page, not its letterhead', async () => {
  const printedSheets = await prepare().result;
  expect(
    [...printedSheets.querySelectorAll('.doc > :first-child')].map(({ textContent }) => textContent),
  ).toEqual(['Ana', 'Eva', 'Ida'].map((name) => `Para ${name}.`));
});

test('puts the letterhead on the sheets of every document', async () => {
  const printedSheets = await prepare().result;
  expect([...printedSheets.children].map((sheet) => sheet.querySelector('img')?.alt)).toEqual(
    people.map(() => 'Escudo'),
  );
});

test('leaves only the sheets in the page', async () => {
  const printedSheets = await prepare().result;
  expect([...document.body.children]).toEqual([printedSheets]);
});

test('leaves nothing in the page when cancelled between documents', async () => {
  const { result, progress } = prepare({ abortAt: 2 });
  await expect(result).rejects.toThrow('cancelled');
  expect(progress).toEqual([1, 2]);
  expect(document.body.children).toHaveLength(0);
});

test('fails with the error of a document that cannot be rendered', async () => {
  const brokenTemplate = sampleTemplate({
    kind: 'conditional',
    when: {
      dependsOn: ['nombre'],
      holds: () => {
        throw new Error('no document');
      },
    },
    blocks: [],
  });
  await expect(prepare({ printedTemplate: brokenTemplate }).result).rejects.toThrow('no document');
  expect(document.body.children).toHaveLength(0);
});
