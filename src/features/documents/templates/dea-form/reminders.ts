import type { Reminder } from '../../model/document.ts';
import type { DeaKey } from './fields.ts';

const names = ['dea_marca', 'dea_modelo', 'dea_serie'] as const;
const about = ['est_nombre', 'dea_ubicacion'] as const;

export const reminders: readonly Reminder<DeaKey>[] = [
  { key: 'dea_venc_bateria', event: 'vence la batería del desfibrilador (DEA)', names, about },
  { key: 'dea_venc_electrodos', event: 'vencen los electrodos del desfibrilador (DEA)', names, about },
];
