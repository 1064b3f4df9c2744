import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiPart, fileNameAbout } from '../../../../src/features/documents/model/file-name.ts';

test('accents, spaces and signs become letters and hyphens', () => {
  expect(fileNameAbout('formulario-registro-dea.docx', 'SN-000123')).toBe(
    'formulario-registro-dea-sn-000123.docx',
  );
  expect(asciiPart('  Ana María Ñúñez  (PIE) / 2.º ')).toBe('ana-maria-nunez-pie-2');
  expect(asciiPart('Søren Æsir Łuczak')).toBe('soren-aesir-luczak');
  expect(fileNameAbout('recordatorios.ics', '🙂')).toBe('recordatorios.ics');
});

test('whatever is typed, the name has only letters that every system takes, and its length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const name = fileNameAbout('contrato.docx', text);
      expect(name).toMatch(/^contrato(-[a-z0-9]+)*\.docx$/);
      expect(name.length).toBeLessThanOrEqual('contrato-.docx'.length + 60);
    }),
  );
});
