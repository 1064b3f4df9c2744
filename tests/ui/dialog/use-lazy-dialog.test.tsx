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

function Part({ load }: { readonly load: () => Promise<typeof Dialog> }) {
  const { button, Dialog: Loaded, state } = useLazyDialog('menu', load);
  return (
    <>
      <button type="button" {...button}>
        abrir
      </button>
      {Loaded && <Loaded {...state} />}
    </>
  );
}

type PageProps = { readonly load: () => Promise<typeof Dialog>; readonly panels?: readonly string[] };

/** @param panels that are already open */
function Page({ load, panels = [] }: PageProps) {
  return (
    <LabelsProvider value={labels}>
      <MemoryRouter initialEntries={[{ pathname: '/', state: { panels } }]}>
        <Part load={load} />
      </MemoryRouter>
    </LabelsProvider>
  );
}

/** Mocks the site's answer, which the app requests before it reloads a page. */
function answering(status: number) {
  vi.stubGlobal('fetch', async () => ({ status }));
  return vi.spyOn(location, 'reload').mockImplementation(() => {});
}

beforeEach(() => {
  sessionStorage.clear();
  toasts.set([]);
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a press opens the dialog once its code has loaded', async () => {
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

test('pointing at the button or focusing it fetches the code without opening the dialog', async () => {
  const load = vi.fn(async () => Dialog);
  render(<Page load={load} />);
  fireEvent.pointerEnter(screen.getByText('abrir'));
  fireEvent.focus(screen.getByText('abrir'));
  expect(load).toHaveBeenCalled();
  expect(screen.queryByText('cerrar')).toBeNull();
});

test('pressing twice while the code loads requests and opens the dialog once', async () => {
  const asked: { readonly come: () => void; readonly fail: (error: Error) => void }[] = [];
  const late = () =>
    new Promise<typeof Dialog>((resolve, reject) => {
      asked.push({ come: () => resolve(Dialog), fail: reject });
    });
  answering(503);
  render(<Page load={late} />);
  const busy = () => screen.getByText('abrir').getAttribute('aria-busy');
  press('abrir');
  press('abrir');
  expect(busy()).toBe('true');
  await act(async () => asked[0]?.fail(new TypeError('Failed to fetch')));
  await waitFor(() => expect(toasts.get().map(({ title }) => title)).toEqual(['No se pudo abrir']));
  expect(busy()).toBe('false');
  press('abrir');
  press('abrir');
  await act(async () => asked[1]?.come());
  expect(screen.getByText('cerrar')).toBeTruthy();
  expect(asked).toHaveLength(2);
});

test('a failed load over an open panel shows an error without a reload', async () => {
  const reload = answering(200);
  const load = vi.fn(async () => Dialog).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Page load={load} panels={['otro']} />);
  press('abrir');
  await waitFor(() => expect(toasts.get().map(({ title }) => title)).toEqual(['No se pudo abrir']));
  expect(reload).not.toHaveBeenCalled();
  press('abrir');
  expect(await screen.findByText('cerrar')).toBeTruthy();
});

const gone = async (): Promise<typeof Dialog> => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

test('a dialog whose code is gone opens only on the reloaded page', async () => {
  const reload = answering(200);
  const before = render(<Page load={gone} />);
  await act(async () => {
    press('abrir');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
  before.unmount();
  const after = render(<Page load={async () => Dialog} />);
  expect(await screen.findByText('cerrar')).toBeTruthy();
  after.unmount();
  render(<Page load={async () => Dialog} />);
  expect(screen.queryByText('cerrar')).toBeNull();
});

test('a failed press without a reload opens nothing later', async () => {
  answering(503);
  const before = render(<Page load={gone} />);
  press('abrir');
  await waitFor(() => expect(toasts.get()).toHaveLength(1));
  before.unmount();
  render(<Page load={async () => Dialog} />);
  expect(screen.queryByText('cerrar')).toBeNull();
});
