import { expect, test } from 'vitest';
import { halfFilledForm } from '../../../scripts/images/half-filled-form.ts';
import { homeCopy } from '../../../src/content/pages/home-copy.ts';
import { lowestPrice } from '../../../src/features/catalogue/prices.ts';
import { products } from '../../../src/features/catalogue/products.ts';
import { template } from '../../../src/features/documents/templates/dea-form/text.ts';
import { frontDocument } from '../../../src/pages/sections/home-hero.tsx';

test('the notes beside the picture are the form’s warnings about its answers', () => {
  expect(frontDocument?.image).toBe(halfFilledForm.slug);
  const messages = template.warnings(halfFilledForm.values, '2026-03-02').map(({ message }) => message);
  expect(messages.toSorted()).toEqual(homeCopy.marginNotes.toSorted());
});

test('the lowest price is that of the cheapest product', () => {
  expect(lowestPrice).toBe(products.map(({ price }) => price).toSorted((a, b) => a - b)[0]);
});
