import { weekDataToCopy } from '../../layouts/week/data-to-copy.ts';
import { computeAmount } from '../../model/amount.ts';
import { wrapInflected } from '../../model/builders.ts';
import type { CopyableGroup } from '../../model/data-to-copy.ts';
import { resolveWording } from '../../model/inflection.ts';
import { duties } from './clauses.ts';
import { type ContractKey, inWorkersGender, pay, teacher } from './fields.ts';

const lowerCaseWorker = inWorkersGender('la trabajadora', 'el trabajador');

/** Adds the worker to the label, because the employer has an ID number, a commune and an e-mail, too. */
const workerValue = (label: string, key: ContractKey) => ({
  key,
  label: wrapInflected(`${label} de `, lowerCaseWorker),
});

const amountKeys = pay.fields.filter(({ kind }) => kind === 'money').map(({ key }) => key);

/** Facts of the contract, in the groups in which registers of contracts ask for them. */
export const dataToCopy: readonly CopyableGroup<ContractKey>[] = [
  {
    title: 'Partes',
    values: [
      { key: 'emp_razon_social' },
      { key: 'emp_rut' },
      { key: 'rep_nombre' },
      { key: 'rep_rut' },
      { key: 'emp_domicilio' },
      { key: 'emp_comuna' },
      { key: 'emp_region', label: 'Región del sostenedor' },
      { key: 'emp_correo' },
      { key: 'trab_nombre' },
      workerValue('Cédula de identidad', 'trab_rut'),
      workerValue('Nacionalidad', 'trab_nacionalidad'),
      workerValue('Fecha de nacimiento', 'trab_nacimiento'),
      workerValue('Domicilio', 'trab_domicilio'),
      workerValue('Comuna', 'trab_comuna'),
      workerValue('Correo', 'trab_correo'),
      workerValue('Teléfono', 'trab_telefono'),
      { key: 'trab_titulo' },
      { key: 'trab_institucion' },
      { key: 'trab_titulo_fecha' },
      { key: 'trab_afp' },
      { key: 'trab_salud' },
    ],
  },
  {
    title: 'Lugar y funciones',
    values: [
      { key: 'est_nombre' },
      { key: 'est_rbd' },
      { key: 'est_direccion' },
      { key: 'est_comuna' },
      {
        label: 'Cargo',
        format: (read) => resolveWording(teacher, { [teacher.fieldKey]: read(teacher.fieldKey) }),
      },
      { key: 'cargo_mencion' },
      { key: 'cargo_cursos' },
      { label: 'Funciones', format: () => duties.join(' ') },
    ],
  },
  {
    title: 'Remuneración',
    values: [
      ...pay.fields.map(({ key }) =>
        key === 'rem_otras_glosa' ? { key, label: 'Nombre de las otras asignaciones' } : { key },
      ),
      {
        label: 'Total haberes',
        format: (read) => String(computeAmount({ unit: 'pesos', keys: amountKeys }, read) ?? ''),
      },
    ],
  },
  { title: 'Jornada', values: weekDataToCopy },
  {
    title: 'Plazo',
    values: [
      { key: 'contrato_ciudad', label: 'Ciudad de la firma' },
      { key: 'contrato_fecha' },
      { key: 'trab_fecha_ingreso' },
      { key: 'plazo_inicio' },
      { key: 'plazo_termino' },
      { key: 'plazo_anio' },
    ],
  },
];
