// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDialogPart } from '../../src/ui/use-dialog-part.tsx';

type DialogProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

function Dialog({ open, onOpenChange }: DialogProps) {
  return (
    open && (
      <button type="button" onClick={() => onOpenChange(false)}>
        cerrar
      </button>
    )
  );
}

function Page({ load }: { readonly load: () => Promise<typeof Dialog> }) {
  const { button, dialog } = useDialogPart(load);
  return (
    <>
      <button type="button" {...button}>
        abrir
      </button>
      {dialog}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a press opens the dialog, however late its code comes, and it can be closed and opened again', async () => {
  let come = (_: typeof Dialog) => {};
  const code = new Promise<typeof Dialog>((resolve) => {
    come = resolve;
  });
  render(<Page load={() => code} />);
  press('abrir');
  expect(screen.queryByText('cerrar')).toBeNull();
  come(Dialog);
  expect(await screen.findByText('cerrar')).toBeTruthy();
  press('cerrar');
  expect(screen.queryByText('cerrar')).toBeNull();
  press('abrir');
  expect(screen.getByText('cerrar')).toBeTruthy();
});

test('pointing at the button or reaching it with the keyboard fetches the code and opens nothing', async () => {
  const load = vi.fn(async () => Dialog);
  render(<Page load={load} />);
  fireEvent.pointerEnter(screen.getByText('abrir'));
  fireEvent.focus(screen.getByText('abrir'));
  expect(load).toHaveBeenCalled();
  expect(screen.queryByText('cerrar')).toBeNull();
});

test('a press whose code does not come changes nothing, and the next one opens', async () => {
  const load = vi.fn(async () => Dialog).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Page load={load} />);
  press('abrir');
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  press('abrir');
  expect(await screen.findByText('cerrar')).toBeTruthy();
});
