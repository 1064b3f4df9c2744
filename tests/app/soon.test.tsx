// @vitest-environment dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from './open-site.tsx';

test('features that are not ready are marked on their card and in the footer', async () => {
  await openSite('/recursos');
  const cards = within(screen.getByRole('main')).getAllByRole('article');
  expect(cards.map((card) => within(card).queryByText('Próximamente') !== null)).toEqual([
    true,
    false,
    false,
    true,
  ]);
  for (const name of ['Términos y Condiciones', 'Política de Privacidad', 'Instagram'])
    expect(screen.getByRole('button', { name, description: 'Próximamente' })).toBeTruthy();
});
