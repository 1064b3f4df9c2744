// @vitest-environment dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from './open-site.tsx';

test('the cards of resources that are not ready say «Próximamente»', async () => {
  await openSite('/recursos');
  const cards = within(screen.getByRole('main')).getAllByRole('article');
  expect(cards.map((card) => within(card).queryByText('Próximamente') !== null)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
