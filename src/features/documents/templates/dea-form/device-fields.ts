import { field, no, yes } from '../../model/field.ts';
import { expiryDate, formCount, shortDate, text } from './field-kinds.ts';

export const issue = {
  title: 'Emisión del formulario',
  fields: [
    field('fecha_emision', shortDate, {
      label: 'Fecha de emisión',
      hint: 'dd-mm-aaaa',
    }),
    field('formulario_numero', formCount, {
      label: 'Formulario N.º',
      hint: 'Uno por cada desfibrilador',
    }),
    field('formulario_total', formCount, {
      label: 'Total de formularios',
      hint: 'Número de desfibriladores del establecimiento',
    }),
  ],
} as const;

export const school = {
  title: 'Datos del establecimiento',
  fields: [
    field('est_nombre', text(3, 120), {
      label: 'Nombre del establecimiento',
      hint: 'Como figura en el reconocimiento oficial',
    }),
    field('est_rut', 'rut', {
      label: 'RUT del establecimiento o sostenedor',
      hint: 'Con puntos y guion: 12.345.678-5',
    }),
    field('est_direccion', text(5, 160), {
      label: 'Dirección',
      hint: 'Calle, número y comuna',
    }),
    field('est_region', 'region', {
      label: 'Región',
      hint: 'Elija una de las 16 regiones',
    }),
    field('est_telefono', 'phone', {
      label: 'Teléfono',
      hint: '+56 9 1234 5678 o +56 2 2123 4567',
    }),
    field('est_correo', 'email', {
      label: 'Correo electrónico',
      hint: 'El que revisa la dirección del colegio',
    }),
  ],
} as const;

export const representative = {
  title: 'Representante legal',
  fields: [
    field('rep_nombre', text(5, 120), {
      label: 'Nombre completo',
      hint: 'Nombres y dos apellidos',
    }),
    field('rep_rut', 'rut', { label: 'RUT', hint: 'Con puntos y guion', example: '12.345.678-5' }),
    field('rep_telefono', 'phone', {
      label: 'Teléfono',
      hint: 'Celular de contacto: +56 9 …',
    }),
    field('rep_correo', 'email', {
      label: 'Correo electrónico',
      hint: 'Personal o institucional',
    }),
  ],
} as const;

export const device = {
  title: 'Identificación del DEA',
  fields: [
    field('dea_marca', text(2, 60), {
      label: 'Marca',
      hint: 'Según la placa del equipo',
    }),
    field('dea_modelo', text(1, 60), {
      label: 'Modelo',
      hint: 'Según la placa del equipo',
    }),
    field('dea_serie', text(3, 40), {
      label: 'Número de serie',
      hint: 'Copie el código completo',
    }),
    field(
      'dea_ubicacion',
      { kind: 'text', multiline: true, length: [5, 200] },
      {
        label: 'Ubicación específica',
        hint: 'Edificio, piso y punto de referencia',
        example: 'Edificio A, piso 1, junto a inspectoría',
      },
    ),
    field('dea_fecha_adquisicion', shortDate, {
      label: 'Fecha de adquisición',
      hint: 'dd-mm-aaaa',
    }),
    field('dea_venc_bateria', expiryDate, {
      label: 'Vencimiento de la batería',
      hint: 'Etiqueta de la batería o manual',
    }),
    field('dea_venc_electrodos', expiryDate, {
      label: 'Vencimiento de los electrodos (parches)',
      hint: 'Envase sellado de los parches. Si hay parches adulto y pediátrico, anote la fecha más próxima',
    }),
  ],
} as const;

export const maintenance = {
  title: 'Plan de mantención',
  fields: [
    field(
      'mant_plan',
      {
        kind: 'choice',
        options: [
          { value: yes, label: 'Sí' },
          { value: no, label: 'No' },
        ],
      },
      {
        label: 'Plan de mantención',
        hint: '¿El establecimiento cuenta con un plan de mantención vigente para el equipo?',
      },
    ),
  ],
} as const;
