import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileNameWithSuffix, slugify } from '../../../../src/features/documents/model/file-name.ts';

test('a file name has only letters without accents, digits and hyphens', () => {
  expect(fileNameWithSuffix('formulario-registro-dea.docx', 'SN-000123')).toBe(
    'formulario-registro-dea-sn-000123.docx',
  );
  expect(slugify('  Ana María Ñúñez  (PIE) / 2.º ')).toBe('ana-maria-nunez-pie-2');
  expect(slugify('Søren Æsir Łuczak')).toBe('soren-aesir-luczak');
  expect(fileNameWithSuffix('recordatorios.ics', '🙂')).toBe('recordatorios.ics');
});

const contract = 'contrato-plazo-fijo-educadora-diferencial.docx';

test('a long document name is cut between words to leave room for the subject', () => {
  expect(fileNameWithSuffix(contract, 'Ana Prueba Ejemplo')).toBe(
    'contrato-plazo-fijo-ana-prueba-ejemplo.docx',
  );
  expect(fileNameWithSuffix(contract, '')).toBe(contract);
});

test('a long subject keeps its first words and the last two', () => {
  expect(fileNameWithSuffix(contract, 'María Fernanda del Carmen González Valenzuela')).toBe(
    'contrato-plazo-fijo-maria-fernanda-gonzalez-valenzuela.docx',
  );
  expect(fileNameWithSuffix(contract, 'María Fernanda del Carmen González Valenzuela (2)')).toBe(
    'contrato-plazo-fijo-maria-fernanda-del-valenzuela-2.docx',
  );
});

test('a subject of one long word keeps its end, where serial numbers differ', () => {
  expect(fileNameWithSuffix('formulario-registro-dea.docx', `${'A'.repeat(60)}7`)).toBe(
    `formulario-registro-dea-${'a'.repeat(30)}7.docx`,
  );
});

const anyWord = fc.stringMatching(/^[a-z0-9]{1,20}$/);
const anyBase = fc
  .tuple(
    fc.array(anyWord, { minLength: 1, maxLength: 12 }),
    fc.constantFrom('.docx', '.ics', '.zip', '.json', '.mle'),
  )
  .map(([words, extension]) => words.join('-') + extension);

test('any name has at most 60 characters that every system accepts', () => {
  fc.assert(
    fc.property(anyBase, fc.string({ unit: 'grapheme', maxLength: 300 }), (base, text) => {
      const name = fileNameWithSuffix(base, text);
      expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]+$/);
      expect(name.length).toBeLessThanOrEqual(60);
    }),
  );
});

test('any name ends with the last word of its subject', () => {
  fc.assert(
    fc.property(anyBase, fc.array(anyWord, { minLength: 1 }), (base, words) => {
      const name = fileNameWithSuffix(base, words.join(' '));
      expect(name.slice(0, name.lastIndexOf('.'))).toMatch(new RegExp(`-${words.at(-1)}$`));
    }),
  );
});
