import type { SharedFields, Subject } from '../../model/shared-fields.ts';
import type { ContractKey } from './fields.ts';

export const shared: SharedFields<ContractKey> = {
  'employer.name': 'emp_razon_social',
  'school.name': 'est_nombre',
  'school.rut': 'emp_rut',
  'school.rbd': 'est_rbd',
  'school.address': 'est_direccion',
  'school.commune': 'est_comuna',
  'school.region': 'emp_region',
  'employer.address': 'emp_domicilio',
  'employer.commune': 'emp_comuna',
  'employer.email': 'emp_correo',
  'representative.name': 'rep_nombre',
  'representative.treatment': 'rep_trato',
  'representative.nationality': 'rep_nacionalidad',
  'representative.rut': 'rep_rut',
  'signature.place': 'contrato_ciudad',
};

export const subject: Subject<ContractKey> = {
  key: 'trab_nombre',
  noun: 'contrato',
  prefix: '',
  unnamed: 'Contrato sin nombre',
  another: 'Otra trabajadora con las mismas condiciones',
  previous: 'La anterior quedó guardada',
};
