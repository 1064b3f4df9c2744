import { expect, test } from 'vitest';
import { sharedCartCopy } from '../../src/content/cart-copy.ts';
import { checkoutCopy } from '../../src/content/checkout-copy.ts';
import { draftsCopy, transferCopy } from '../../src/content/documents/drafts-copy.ts';
import { outcomeRows, writeOutcome } from '../../src/content/payment-outcomes.ts';
import {
  enteredDataCopy,
  pendingCopy,
  purchaseStorageCopy,
  repeatCopy,
} from '../../src/content/purchases-copy.ts';
import { quoteCopy, quoteSheetCopy } from '../../src/content/quote-copy.ts';
import { cartKept, paidCopy } from '../../src/content/returns-copy.ts';

const { share, opened } = sharedCartCopy;

/** Sentences that depend on the number of products, documents, drafts or payments. */
const sentences: readonly (readonly [string, (count: number) => string])[] = [
  ['checkout: the subtotal', (count) => checkoutCopy.subtotal(count, String(count))],
  ['checkout: the hint about the download', checkoutCopy.downloadHint],
  ['sharing a cart: the lead', share.lead],
  ['opening a shared cart: the lead', (count) => opened.lead(count, String(count))],
  ['opening a shared cart: the question', opened.question],
  ['opening a shared cart: the message after replacing the cart', opened.replaced],
  ['opening a shared cart: the message after adding to the cart', opened.added],
  ['opening a shared cart: the message after filling an empty cart', opened.filled],
  ['quote: the button', quoteCopy.pay],
  ['quote: the payment instructions', (count) => quoteSheetCopy.payText(count, count)],
  ['return: the heading of the documents', paidCopy.documents],
  ['return: the warning of a browser that stores nothing', purchaseStorageCopy.notStoredNote],
  [
    'return: the lead',
    (documentCount) => writeOutcome(outcomeRows.paid.documents.text, { email: '', documentCount }),
  ],
  ['return: the sentence about the cart', cartKept],
  ['purchases: the title of the pending payments', pendingCopy.title],
  [
    'purchases: the lead of a pending payment',
    (documents) => writeOutcome(outcomeRows.check.idle.text, { email: '', documentCount: documents }),
  ],
  ['purchases: the text about drafts', enteredDataCopy.text],
  ['drafts: the list for this document', draftsCopy.list],
  ['drafts: the list for a named document', (count) => draftsCopy.listOf('un documento', count)],
  ['drafts: the question before an import', transferCopy.question.title],
  ['drafts: the message after an import', transferCopy.done],
];

const plural = /\b(?:productos|documentos|archivos|borradores|pagos|estos|los|unos)\b/i;

test.each(sentences)('%s is singular for one and plural for two', (_, write) => {
  expect(write(1)).not.toMatch(plural);
  expect(write(2)).toMatch(plural);
});

test('the repeat note names one product and one payment in the singular', () => {
  expect(repeatCopy.text(['Formulario'], ['7'])[0]).toBe(
    'Esta compra incluye «Formulario», que también está en otra pagada con menos de 24 horas de diferencia (pago N.º\u00A07). Si no necesita las dos, escríbanos a ',
  );
});

test('the repeat note names several products and payments in the plural', () => {
  expect(repeatCopy.text(['Formulario', 'Contrato'], ['7', null, '8'])[0]).toBe(
    'Esta compra incluye «Formulario» y «Contrato», que también están en otras pagadas con menos de 24 horas de diferencia (pagos N.º\u00A07 y N.º\u00A08). Si no las necesita todas, escríbanos a ',
  );
});

test('a quote for two copies of a product mentions one document', () => {
  const text = quoteSheetCopy.payText(2, 1);
  expect(text).toContain('trae estos productos al carrito');
  expect(text).toContain('podrá descargar el documento en Word');
});

/** Sentences that hold for any number. */
const numberNeutralSentences = [
  'Descargue sus documentos.',
  'Sus documentos completados llevarán esta imagen.',
  'o que escribió en sus documentos',
  'sus borradores en un archivo',
];

const copyModules = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/content/*.ts', {
  eager: true,
});

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('no fixed sentence assumes several products, documents or drafts', () => {
  const severalItemsPattern = /\b(?:estos|esos|sus) (?:productos|documentos|archivos|borradores)\b/i;
  const wrong = Object.values(copyModules)
    .flatMap(textsIn)
    .filter(
      (text) =>
        severalItemsPattern.test(text) && !numberNeutralSentences.some((sentence) => text.includes(sentence)),
    );
  expect(wrong).toEqual([]);
});
