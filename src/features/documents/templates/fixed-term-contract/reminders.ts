import type { Reminder } from '../../model/reminder.ts';
import type { ContractKey } from './fields.ts';

export const reminders: readonly Reminder<ContractKey>[] = [
  {
    key: 'plazo_termino',
    title: 'Termina el contrato a plazo fijo',
    about: ['trab_nombre', 'est_nombre'],
  },
];
