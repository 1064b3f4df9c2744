import type { SharedFields } from '../../model/shared-fields.ts';
import type { DeaKey } from './fields.ts';

// Without the address, which this form asks for together with the commune.
export const shared: SharedFields<DeaKey> = {
  'school.name': 'est_nombre',
  'school.rut': 'est_rut',
  'school.region': 'est_region',
  'school.phone': 'est_telefono',
  'school.email': 'est_correo',
  'representative.name': 'rep_nombre',
  'representative.rut': 'rep_rut',
  'representative.phone': 'rep_telefono',
  'representative.email': 'rep_correo',
  'signature.place': 'firma_lugar',
};
