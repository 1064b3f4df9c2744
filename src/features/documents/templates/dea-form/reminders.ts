import type { Reminder } from '../../model/reminder.ts';
import type { DeaKey } from './fields.ts';

const device = ['est_nombre', 'dea_marca', 'dea_modelo', 'dea_serie', 'dea_ubicacion'] as const;

export const reminders: readonly Reminder<DeaKey>[] = [
  { key: 'dea_venc_bateria', title: 'Vence la batería del desfibrilador (DEA)', about: device },
  { key: 'dea_venc_electrodos', title: 'Vencen los electrodos del desfibrilador (DEA)', about: device },
];
