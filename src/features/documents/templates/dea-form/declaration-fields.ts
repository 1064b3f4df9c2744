import { checkField, field } from '../../model/field.ts';
import { shortDate, text, whole } from './field-kinds.ts';
import { leastPeople, nobody, staffFields, staffKeys, staffRows } from './staff-fields.ts';

/** What the representative declares, by number. */
export const statements = [
  'El establecimiento cuenta con personal capacitado en reanimación cardiopulmonar (RCP) y en el uso del desfibrilador externo automático, mediante una formación de al menos 3 horas, de las cuales 2 fueron prácticas.',
  'El equipo se usará y mantendrá conforme al reglamento de la Ley N.º 21.156 y a las instrucciones del fabricante o distribuidor, y su acceso se mantendrá expedito y señalizado.',
  'La información de este formulario es verídica a la fecha de la firma y me comprometo a actualizarla cuando cambie.',
] as const;

export const declaration = {
  title: 'Declaración de personal capacitado, firma y fecha',
  fields: [
    checkField('decl_personal', 'Declaración de personal capacitado', { statements }),
    field('firma_lugar', 'text', {
      label: 'Lugar de la firma',
      hint: 'Ciudad o comuna',
      blank: 20,
    }),
    field('firma_fecha', shortDate, {
      label: 'Fecha de la firma',
      hint: 'dd-mm-aaaa',
    }),
  ],
} as const;

export const annex = {
  title: 'Anexo de antecedentes',
  fields: [
    checkField('anx_adjunta_fabricante', 'Se informa el fabricante', { follows: ['anx_fabricante'] }),
    field('anx_fabricante', text(2, 80), {
      label: 'Fabricante',
      hint: 'Según la placa o el manual del equipo',
      blank: 36,
    }),
    checkField('anx_adjunta_isp', 'Se informa el número del ISP', { follows: ['anx_isp'] }),
    field('anx_isp', text(3, 40), {
      label: 'Número asignado por el ISP',
      hint: 'Cópielo tal como figura en sus antecedentes',
      blank: 20,
    }),
    checkField('anx_adjunta_nomina', 'Se adjunta la nómina del personal capacitado', { follows: staffKeys }),
    checkField('anx_adjunta_plano', 'Se adjunta el plano o croquis'),
    checkField('anx_adjunta_capacidad', 'Se informa la capacidad', { follows: ['anx_capacidad'] }),
    field('anx_capacidad', whole('people', 1, 20_000), {
      label: 'Capacidad',
      hint: 'Número de personas',
      blank: 8,
    }),
    checkField('anx_adjunta_superficie', 'Se informa la superficie total', { follows: ['anx_superficie'] }),
    field('anx_superficie', whole('squareMetres', 1), {
      label: 'Superficie total (m²)',
      hint: 'Metros cuadrados, sin decimales',
      blank: 8,
    }),
    checkField('anx_adjunta_pisos', 'Se informan los niveles o pisos', { follows: ['anx_pisos'] }),
    field('anx_pisos', whole('floors', 1, 50), { label: 'Niveles o pisos', hint: 'Número de niveles' }),
    checkField('anx_adjunta_urgencia', 'Se informa el mecanismo de comunicación', {
      follows: ['anx_urgencia'],
    }),
    field('anx_urgencia', text(3, 160), {
      label: 'Aviso a la red de urgencia',
      hint: 'Quién avisa y cómo',
      example: 'Llamado a SAMU 131 por inspectoría',
      blank: 48,
    }),
  ],
} as const;

/** In the document the table of the annex. */
export const staff = {
  title: 'Nómina de personal capacitado',
  layout: 'people',
  rows: staffRows,
  leastRows: leastPeople,
  emptyList: nobody,
  fields: staffFields,
} as const;
