import { expect, test } from 'vitest';

/** Sentences that the specification fixes word for word. */
const fixedSentences = [
  'Inicia sesión para gestionar tu sitio web.',
  'No se pudo conectar con Mercado Pago. Revisa tus credenciales.',
  'Tu carrito está vacío.',
  'Tu documento se está generando.',
];

const informalWords =
  /(?<!\p{L})(?:tú|tus?|ti|contigo|inténtal[oa]|revísal[oa]|\p{L}+(?:br|rr)iste|cerraste)(?!\p{L})/iu;

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('the copy says «usted» except in the sentences of the specification', async () => {
  const modules = import.meta.glob('../../src/content/**/*-copy.ts');
  const loadedModules = await Promise.all(Object.values(modules).map((load) => load()));
  const texts = textsIn(loadedModules);
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => informalWords.test(text)).toSorted()).toEqual(fixedSentences);
});
