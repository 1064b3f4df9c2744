// @vitest-environment dom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Values } from '../../../../src/features/documents/model/document.ts';
import {
  useDeferredStore,
  useSelected,
  useValuesOf,
  type ValuesStore,
} from '../../../../src/features/documents/model/values-store.ts';
import { createStore } from '../../../../src/platform/store.ts';

const renders: string[] = [];

function Answer({ store, fieldKey }: { readonly store: ValuesStore; readonly fieldKey: string }) {
  renders.push(fieldKey);
  return <p>{useSelected(store, [fieldKey], (values) => values[fieldKey]) ?? 'blank'}</p>;
}

function Answers({
  store,
  fieldKeys,
}: {
  readonly store: ValuesStore;
  readonly fieldKeys: readonly string[];
}) {
  const values = useValuesOf(store, fieldKeys);
  renders.push(fieldKeys.join('+'));
  return <p>{fieldKeys.map((key) => values[key] ?? 'blank').join(', ')}</p>;
}

test('a component renders again only if one of its fields changes', () => {
  const store = createStore<Values>({ name: 'Ana' });
  render(
    <>
      <Answer store={store} fieldKey="name" />
      <Answer store={store} fieldKey="place" />
      <Answers store={store} fieldKeys={['name', 'amount']} />
    </>,
  );
  renders.length = 0;
  act(() => store.set({ ...store.get(), place: 'Patio' }));
  expect(renders).toEqual(['place']);
  act(() => store.set({ ...store.get(), amount: '1000' }));
  expect(renders).toEqual(['place', 'name+amount']);
  act(() => store.set({ ...store.get(), other: 'x' }));
  expect(renders).toHaveLength(2);
  expect(screen.getByText('Ana, 1000')).toBeDefined();
});

test('a component renders again only if its selected value changes', () => {
  const store = createStore<Values>({ name: 'Ana' });
  function Length() {
    const length = useSelected(store, ['name'], ({ name = '' }) => name.length);
    renders.push(String(length));
    return <p>{length} letters</p>;
  }
  render(<Length />);
  renders.length = 0;
  act(() => store.set({ name: 'Eva' }));
  expect(renders).toEqual([]);
  act(() => store.set({ name: 'Elisa' }));
  expect(renders).toEqual(['5']);
  expect(screen.getByText('5 letters')).toBeDefined();
});

test('useDeferredStore shows the old value until the next paint', async () => {
  const store = createStore<Values>({ name: 'Ana' });
  function Follower() {
    return <Answer store={useDeferredStore(store)} fieldKey="name" />;
  }
  render(<Follower />);
  act(() => store.set({ name: 'Anah' }));
  act(() => store.set({ name: 'Anahí' }));
  expect(screen.getByText('Ana')).toBeDefined();
  renders.length = 0;
  expect(await screen.findByText('Anahí')).toBeDefined();
  expect(renders).toEqual(['name']);
});
