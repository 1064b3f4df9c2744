// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useOpening } from '../../src/ui/use-opening.ts';

const Menu = ({ open }: { readonly open: boolean }) => <p>{open ? 'abierto' : 'cerrado'}</p>;

type Load = () => Promise<typeof Menu>;

function Opener({ load }: { readonly load: Load }) {
  const { Part, isOpen, open } = useOpening('menu', load);
  return (
    <>
      <button type="button" onClick={open}>
        Abrir
      </button>
      {Part && <Part open={isOpen} />}
    </>
  );
}

const gone: Load = async () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));

beforeEach(() => sessionStorage.clear());

test('a part whose code is gone opens on the page that is loaded anew, and only there', async () => {
  const loadAnew = vi.fn(async () => true);
  Object.assign(window, { loadAnew });
  const before = render(<Opener load={gone} />);
  press();
  await vi.waitFor(() => expect(loadAnew).toHaveBeenCalledOnce());
  before.unmount();
  const after = render(<Opener load={async () => Menu} />);
  expect(await screen.findByText('abierto')).toBeTruthy();
  after.unmount();
  render(<Opener load={async () => Menu} />);
  expect(screen.queryByText('abierto')).toBeNull();
});

test('where the page is not loaded anew, nothing opens by itself later', async () => {
  const loadAnew = vi.fn(async () => false);
  Object.assign(window, { loadAnew });
  const before = render(<Opener load={gone} />);
  press();
  await vi.waitFor(() => expect(sessionStorage.getItem('mle.opening')).toBe(''));
  before.unmount();
  render(<Opener load={async () => Menu} />);
  expect(screen.queryByText('abierto')).toBeNull();
});
