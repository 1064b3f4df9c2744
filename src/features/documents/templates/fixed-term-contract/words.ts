import { inGender } from '../../model/treatment.ts';

/** Of the worker: «la Trabajadora» unless the school says otherwise. */
export const ofWorker = inGender('trab_trato');

/** Of the representative: «don(ña)» in the blank contract. */
export const ofRepresentative = inGender('rep_trato');

export const the = ofWorker('la Trabajadora', 'el Trabajador');
export const The = ofWorker('La Trabajadora', 'El Trabajador');
export const ofThe = ofWorker('de la Trabajadora', 'del Trabajador');
export const toThe = ofWorker('a la Trabajadora', 'al Trabajador');
export const teacher = ofWorker('Educadora Diferencial', 'Educador Diferencial');
