import type { SharedFields, Subject } from '../../model/shared-fields.ts';
import type { DeaKey } from './fields.ts';

export const shared: SharedFields<DeaKey> = {
  'school.name': 'est_nombre',
  'school.rut': 'est_rut',
  'school.location': 'est_direccion',
  'school.region': 'est_region',
  'school.phone': 'est_telefono',
  'school.email': 'est_correo',
  'representative.name': 'rep_nombre',
  'representative.rut': 'rep_rut',
  'representative.phone': 'rep_telefono',
  'representative.email': 'rep_correo',
  'signature.place': 'firma_lugar',
};

export const subject: Subject<DeaKey> = {
  key: 'dea_serie',
  noun: 'formulario',
  prefix: 'DEA ',
  unnamed: 'DEA sin nombre',
  another: 'Otro DEA',
  previous: 'El anterior quedó guardado',
};
