// @vitest-environment dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { labels } from '../../../src/content/frame-copy.ts';
import { ConfirmButton } from '../../../src/ui/dialog/confirm-button.tsx';
import { ConfirmDialog } from '../../../src/ui/dialog/dialog.tsx';
import { LabelsProvider } from '../../../src/ui/labels.ts';
import { toasts } from '../../../src/ui/notices/toast.ts';

const load = async () => ConfirmDialog;

test('runs its action and shows a toast only after a confirmation', async () => {
  const onConfirm = vi.fn();
  render(
    <LabelsProvider value={labels}>
      <MemoryRouter>
        <ConfirmButton
          name="test"
          load={load}
          label="Borrar"
          title="¿Borrar?"
          answers={{ yes: 'Sí', no: 'No' }}
          doneToast={['Borrado', 'Ya no está.']}
          onConfirm={onConfirm}
        >
          <p>No se puede deshacer.</p>
        </ConfirmButton>
      </MemoryRouter>
    </LabelsProvider>,
  );
  const openDialog = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Borrar' }));
    return within(await screen.findByRole('alertdialog', { name: '¿Borrar?' }));
  };
  const dialog = await openDialog();
  expect(dialog.getByText('No se puede deshacer.')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'No' }));
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.click((await openDialog()).getByRole('button', { name: 'Sí' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(toasts.get().map(({ title }) => title)).toEqual(['Borrado']);
});
