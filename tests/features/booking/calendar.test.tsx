// @vitest-environment dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Calendar } from '../../../src/features/booking/calendar.tsx';

test('without a configured calendar, a sentence takes its place and no frame is opened', () => {
  const { container } = render(<Calendar url={null} email="contacto@sitio.example" />);
  expect(screen.getByRole('alert').textContent).toBe(
    'No pudimos mostrar el calendario. Escríbanos a contacto@sitio.example y coordinaremos su hora.',
  );
  expect(screen.getByRole('link', { name: 'contacto@sitio.example' }).getAttribute('href')).toBe(
    'mailto:contacto@sitio.example',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(container.querySelector('iframe')).toBeNull();
});
