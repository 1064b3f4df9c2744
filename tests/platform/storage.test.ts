// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { keepsItems, onItemChange, readItem, removeItem, writeItem } from '../../src/platform/storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const refuses = {
  getItem: () => {
    throw new DOMException('refused', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

test('what is written is read again', () => {
  writeItem('llave', 'valor');
  expect(readItem('llave')).toBe('valor');
  expect(localStorage.getItem('llave')).toBe('valor');
});

test('a storage that throws falls back to memory', () => {
  vi.stubGlobal('localStorage', refuses);
  writeItem('rota', 'valor');
  expect(readItem('rota')).toBe('valor');
  expect(readItem('otra')).toBeNull();
});

test('a full storage keeps the newest value, not the one it still holds', () => {
  localStorage.setItem('llena', 'antes');
  vi.stubGlobal('localStorage', { ...refuses, getItem: () => 'antes' });
  writeItem('llena', 'ahora');
  expect(readItem('llena')).toBe('ahora');
});

test('a storage that is not there falls back to memory', () => {
  vi.stubGlobal('localStorage', undefined);
  writeItem('ausente', 'valor');
  expect(readItem('ausente')).toBe('valor');
});

test('what is removed is gone, from memory too', () => {
  writeItem('llave', 'valor');
  removeItem('llave');
  expect(readItem('llave')).toBeNull();
  vi.stubGlobal('localStorage', refuses);
  writeItem('en memoria', 'valor');
  removeItem('en memoria');
  expect(readItem('en memoria')).toBeNull();
});

test('what a browser refuses to remove is gone for this page', () => {
  const removes = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { ...refuses, getItem: () => 'sigue', removeItem: removes });
  removeItem('tenaz');
  expect(readItem('tenaz')).toBeNull();
});

test('another tab’s change is told, and so is a wiped storage', () => {
  const told = vi.fn();
  const stop = onItemChange('llave', told);
  window.dispatchEvent(new StorageEvent('storage', { key: 'llave' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'otra' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'llave' }));
  expect(told).toHaveBeenCalledTimes(2);
});

test('whether anything is kept is asked by storing, and leaves nothing behind', () => {
  expect(keepsItems()).toBe(true);
  expect(localStorage).toHaveLength(0);
  for (const storage of [refuses, undefined, null]) {
    vi.stubGlobal('localStorage', storage);
    expect(keepsItems()).toBe(false);
  }
});
