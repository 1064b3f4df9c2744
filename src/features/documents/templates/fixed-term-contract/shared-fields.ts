import type { SharedFields } from '../../model/shared-fields.ts';
import type { ContractKey } from './fields.ts';

export const shared: SharedFields<ContractKey> = {
  'school.name': 'est_nombre',
  'school.rut': 'emp_rut',
  'school.rbd': 'est_rbd',
  'school.address': 'est_direccion',
  'school.commune': 'est_comuna',
  'school.region': 'emp_region',
  'representative.name': 'rep_nombre',
  'representative.rut': 'rep_rut',
  'signature.place': 'contrato_ciudad',
};
