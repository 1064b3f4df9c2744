import { ofRepresentative } from './words.ts';

export const ofTheRepresentative = (what: string) =>
  ofRepresentative(`${what} de la representante`, `${what} del representante`, `${what} del representante`);

export const longDate = { kind: 'date', print: 'long' } as const;

/** Said at several fields. */
export const hints = {
  date: 'Se imprime con el mes en palabras',
  rut: 'Con puntos y guion: 12.345.678-5',
  nationality: 'Según el trato elegido: chilena o chileno',
} as const;
