// @vitest-environment dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../src/ui/button.tsx';

test('a busy button keeps the focus and ignores clicks', () => {
  const press = vi.fn();
  const { rerender } = render(<Button onClick={press}>Pagar</Button>);
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  rerender(
    <Button onClick={press} busyLabel="Preparando…">
      Pagar
    </Button>,
  );
  fireEvent.click(button);
  expect(button.textContent).toBe('Preparando…');
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  expect(press).toHaveBeenCalledOnce();
});
