// @vitest-environment dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { labels } from '../../../src/content/frame-copy.ts';
import { useLazyDialog } from '../../../src/ui/dialog/use-lazy-dialog.ts';
import { LabelsProvider } from '../../../src/ui/labels.ts';
import { toasts } from '../../../src/ui/notices/toast.ts';

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

function DialogButton({ load }: { readonly load: () => Promise<typeof Dialog> }) {
  const { buttonProps, Dialog: LoadedDialog, dialogProps } = useLazyDialog('menu', load);
  return (
    <>
      <button type="button" {...buttonProps}>
        abrir
      </button>
      {LoadedDialog && <LoadedDialog {...dialogProps} />}
    </>
  );
}

type PageProps = { readonly load: () => Promise<typeof Dialog>; readonly panels?: readonly string[] };

/** @param panels names of panels that are already open */
function Page({ load, panels = [] }: PageProps) {
  return (
    <LabelsProvider value={labels}>
      <MemoryRouter initialEntries={[{ pathname: '/', state: { panels } }]}>
        <DialogButton load={load} />
      </MemoryRouter>
    </LabelsProvider>
  );
}

/** Mocks the answer to the request that the app sends before it reloads the page. */
function mockSite(status: number) {
  vi.stubGlobal('fetch', async () => ({ status }));
  return vi.spyOn(location, 'reload').mockImplementation(() => {});
}

beforeEach(() => {
  sessionStorage.clear();
  toasts.set([]);
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a click opens the dialog as soon as its code has loaded', async () => {
  let resolveCode = (_: typeof Dialog) => {};
  const code = new Promise<typeof Dialog>((resolve) => {
    resolveCode = resolve;
  });
  render(<Page load={() => code} />);
  press('abrir');
  expect(screen.queryByText('cerrar')).toBeNull();
  resolveCode(Dialog);
  expect(await screen.findByText('cerrar')).toBeTruthy();
  press('cerrar');
  expect(screen.queryByText('cerrar')).toBeNull();
  press('abrir');
  expect(screen.getByText('cerrar')).toBeTruthy();
});

test('hovering or focusing the button loads the code without opening the dialog', async () => {
  const load = vi.fn(async () => Dialog);
  render(<Page load={load} />);
  fireEvent.pointerEnter(screen.getByText('abrir'));
  fireEvent.focus(screen.getByText('abrir'));
  expect(load).toHaveBeenCalled();
  expect(screen.queryByText('cerrar')).toBeNull();
});

test('repeated clicks while the code loads request it once', async () => {
  const requests: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
  const load = () =>
    new Promise<typeof Dialog>((resolve, reject) => {
      requests.push({ resolve: () => resolve(Dialog), reject });
    });
  mockSite(503);
  render(<Page load={load} />);
  const ariaBusy = () => screen.getByText('abrir').getAttribute('aria-busy');
  press('abrir');
  press('abrir');
  expect(ariaBusy()).toBe('true');
  await act(async () => requests[0]?.reject(new TypeError('Failed to fetch')));
  await waitFor(() => expect(toasts.get().map(({ title }) => title)).toEqual(['No se pudo abrir']));
  expect(ariaBusy()).toBe('false');
  press('abrir');
  press('abrir');
  await act(async () => requests[1]?.resolve());
  expect(screen.getByText('cerrar')).toBeTruthy();
  expect(requests).toHaveLength(2);
});

test('a failed load over an open panel shows an error without a reload', async () => {
  const reload = mockSite(200);
  const load = vi.fn(async () => Dialog).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Page load={load} panels={['otro']} />);
  press('abrir');
  await waitFor(() => expect(toasts.get().map(({ title }) => title)).toEqual(['No se pudo abrir']));
  expect(reload).not.toHaveBeenCalled();
  press('abrir');
  expect(await screen.findByText('cerrar')).toBeTruthy();
});

const loadMissingCode = async (): Promise<typeof Dialog> => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

test('a clicked dialog whose code is gone opens on the reloaded page, but on no later page', async () => {
  const reload = mockSite(200);
  const firstPage = render(<Page load={loadMissingCode} />);
  await act(async () => {
    press('abrir');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
  firstPage.unmount();
  const reloadedPage = render(<Page load={async () => Dialog} />);
  expect(await screen.findByText('cerrar')).toBeTruthy();
  reloadedPage.unmount();
  render(<Page load={async () => Dialog} />);
  expect(screen.queryByText('cerrar')).toBeNull();
});

test('a click that failed without a reload opens no dialog on a later page', async () => {
  mockSite(503);
  const firstPage = render(<Page load={loadMissingCode} />);
  press('abrir');
  await waitFor(() => expect(toasts.get()).toHaveLength(1));
  firstPage.unmount();
  render(<Page load={async () => Dialog} />);
  expect(screen.queryByText('cerrar')).toBeNull();
});
