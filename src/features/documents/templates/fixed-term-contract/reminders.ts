import type { Reminder } from '../../model/document.ts';
import type { ContractKey } from './fields.ts';

export const reminders: readonly Reminder<ContractKey>[] = [
  {
    key: 'plazo_termino',
    event: 'termina el contrato a plazo fijo',
    names: ['trab_nombre'],
    about: ['est_nombre'],
  },
];
