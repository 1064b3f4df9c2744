import { inGender } from '../../model/treatment.ts';

/** Of the worker: «la Trabajadora» unless the school says otherwise. */
export const ofWorker = inGender('trab_trato');

/** Of the representative: «don(ña)» in the blank contract. */
export const ofRepresentative = inGender('rep_trato');

export const the = ofWorker('la Trabajadora', 'el Trabajador');
export const The = ofWorker('La Trabajadora', 'El Trabajador');
export const teacher = ofWorker('Educadora Diferencial', 'Educador Diferencial');

export const theRepresentative = ofRepresentative('la representante', 'el representante', 'el representante');

/** Said at several fields. */
export const hints = {
  date: 'Se imprime con el mes en palabras',
  rut: 'Con puntos y guion: 12.345.678-5',
  nationality: 'Como se dice de esa persona: chilena o chileno',
} as const;
