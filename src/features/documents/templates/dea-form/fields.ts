import { checkField, type Field, field, shortDateType, text, yesOrNo } from '../../model/field.ts';
import { type KeyOf, keysExcept, rowGroup } from '../../model/field-group.ts';
import { type Unit, unit } from '../../model/number.ts';
import { representativeFields, schoolFields } from '../groups.ts';

function wholeNumberType(unit: Unit, min: number, max: number = Number.MAX_SAFE_INTEGER) {
  return { kind: 'integer', range: [min, max], unit } as const;
}

/** Matches one noun. The unit below also accepts «alumnas/os», «alumnos(as)» and «niños y niñas». */
const pupils = '(?:alumn|niñ|matriculad|párvul)[oa]s?';

const units = {
  people: unit({
    suffix: String.raw`personas?|estudiantes?|${pupils}(?:\s*(?:/\s*[oa]s?|\([oa]s?\)|(?:/|\sy\s)\s*${pupils}))?`,
    isEstimated: true,
  }),
  squareMetres: unit({
    suffix: String.raw`m(?:ts?)?\.?\s?\^?[2²]|m(?:etros|ts)\.?\s+cuadrados`,
    isEstimated: true,
  }),
  floors: unit({ suffix: 'pisos?|niveles|nivel|plantas?' }),
  forms: unit({
    prefix: String.raw`(?:formulario\s+)?(?:n[.\s]*[º°o]\.?|n[úu]mero|#)|formulario`,
    suffix: 'formularios?|DEA|equipos?|desfibrilador(?:es)?',
  }),
} as const;

const formCount = wholeNumberType(units.forms, 1);
const expiryDate = { ...shortDateType, isExpiry: true } as const;

const issuance = {
  title: 'Emisión del formulario',
  fields: [
    field('fecha_emision', shortDateType, {
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
      sample: '2',
    }),
  ],
} as const;

export const school = {
  title: 'Datos del establecimiento',
  fields: schoolFields('est', { name: {}, rut: {}, location: {}, region: {}, phone: {}, email: {} }),
} as const;

export const representative = {
  title: 'Representante legal',
  fields: representativeFields('rep', {
    name: { type: { ...text(5, 120), isName: true } },
    rut: {},
    phone: {},
    email: {},
  }),
} as const;

export const device = {
  title: 'Identificación del DEA',
  fields: [
    field('dea_marca', text(2, 60), {
      label: 'Marca',
      hint: 'Según la placa del equipo',
      sample: 'Marca Ejemplo',
    }),
    field('dea_modelo', text(1, 60), {
      label: 'Modelo',
      hint: 'Según la placa del equipo',
      sample: 'DX-100',
    }),
    field('dea_serie', text(3, 40), {
      label: 'Número de serie',
      hint: 'Copie el código completo',
      sample: 'SN-000123',
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
    field('dea_fecha_adquisicion', shortDateType, {
      label: 'Fecha de adquisición',
      hint: 'dd-mm-aaaa',
      sample: '2026-01-15',
    }),
    field('dea_venc_bateria', expiryDate, {
      label: 'Vencimiento de la batería',
      hint: 'Etiqueta de la batería o manual',
      sample: '2030-01-15',
    }),
    field('dea_venc_electrodos', expiryDate, {
      label: 'Vencimiento de los electrodos (parches)',
      hint: 'Envase sellado de los parches. Si hay parches adulto y pediátrico, anote la fecha más próxima',
      sample: '2029-07-15',
    }),
  ],
} as const;

const maintenance = {
  title: 'Plan de mantención',
  fields: [
    field('mant_plan', yesOrNo, {
      label: 'Plan de mantención',
      hint: '¿El establecimiento cuenta con un plan de mantención vigente para el equipo?',
    }),
  ],
} as const;

/** Statements that the representative makes, in the order of their numbers. */
export const statements = [
  'El establecimiento cuenta con personal capacitado en reanimación cardiopulmonar (RCP) y en el uso del desfibrilador externo automático, mediante una formación de al menos 3 horas, de las cuales 2 fueron prácticas.',
  'El equipo se usará y mantendrá conforme al reglamento de la Ley N.º 21.156 y a las instrucciones del fabricante o distribuidor, y su acceso se mantendrá expedito y señalizado.',
  'La información de este formulario es verídica a la fecha de la firma y me comprometo a actualizarla cuando cambie.',
] as const;

const declaration = {
  title: 'Declaración de personal capacitado, firma y fecha',
  fields: [
    checkField('decl_personal', 'Declaración de personal capacitado', { statements }),
    field('firma_lugar', 'text', {
      fact: 'signature.place',
      label: 'Lugar de la firma',
      hint: 'Ciudad o comuna',
      sample: 'Santiago',
      blank: 20,
    }),
    field('firma_fecha', shortDateType, {
      label: 'Fecha de la firma',
      hint: 'dd-mm-aaaa',
    }),
  ],
} as const;

type PersonColumn = 'nombre' | 'rut' | 'entidad' | 'fecha' | 'horas' | 'practicas';

type StaffKey = `per_${number}_${PersonColumn}`;

export function staffKey<C extends PersonColumn>(person: number, column: C): `per_${number}_${C}` {
  return `per_${person}_${column}`;
}

function personFields(person: number): readonly Field<StaffKey>[] {
  return [
    field(staffKey(person, 'nombre'), text(3, 120), {
      label: `Persona ${person}: nombre completo`,
      hint: 'Nombres y dos apellidos',
      blank: 6,
    }),
    field(staffKey(person, 'rut'), 'rut', {
      label: `Persona ${person}: cédula de identidad`,
      hint: 'Con puntos y guion',
      example: '11.111.111-1',
      blank: 6,
    }),
    field(staffKey(person, 'entidad'), text(2, 120), {
      label: `Persona ${person}: entidad que capacitó`,
      hint: 'Como figura en el certificado',
      blank: 6,
    }),
    field(staffKey(person, 'fecha'), shortDateType, {
      label: `Persona ${person}: fecha`,
      hint: 'dd-mm-aaaa',
      blank: 6,
    }),
    field(staffKey(person, 'horas'), 'duration', {
      label: `Persona ${person}: horas en total`,
      hint: 'Horas y minutos; mínimo 3:00',
      blank: 6,
    }),
    field(staffKey(person, 'practicas'), 'duration', {
      label: `Persona ${person}: horas prácticas`,
      hint: 'Horas y minutos; mínimo 2:00',
      blank: 6,
    }),
  ];
}

export const staff = rowGroup({
  title: 'Nómina de personal capacitado',
  minRows: 5,
  maxRows: 20,
  words: {
    one: 'Persona',
    many: 'personas',
    add: 'Agregar persona',
    unnamed: 'Sin nombre',
    emptyListText: 'Ninguna persona en la lista',
  },
  fields: personFields,
});

const annex = {
  title: 'Anexo de antecedentes',
  fields: [
    checkField('anx_adjunta_fabricante', 'Se informa el fabricante', { follows: ['anx_fabricante'] }),
    field('anx_fabricante', text(2, 80), {
      label: 'Fabricante',
      hint: 'Según la placa o el manual del equipo',
      sample: 'Fabricante Ejemplo S.A.',
      blank: 36,
    }),
    checkField('anx_adjunta_isp', 'Se informa el número del ISP', { follows: ['anx_isp'] }),
    field('anx_isp', text(3, 40), {
      label: 'Número asignado por el ISP',
      hint: 'Cópielo tal como figura en sus antecedentes',
      sample: 'ISP-000000',
      blank: 20,
    }),
    checkField('anx_adjunta_nomina', 'Se adjunta la nómina del personal capacitado', {
      follows: staff.rows.keys.flat(),
    }),
    checkField('anx_adjunta_plano', 'Se adjunta el plano o croquis'),
    checkField('anx_adjunta_capacidad', 'Se informa la capacidad', { follows: ['anx_capacidad'] }),
    field('anx_capacidad', wholeNumberType(units.people, 1, 20_000), {
      label: 'Capacidad',
      hint: 'Número de personas',
      sample: '720',
      blank: 8,
    }),
    checkField('anx_adjunta_superficie', 'Se informa la superficie total', { follows: ['anx_superficie'] }),
    field('anx_superficie', wholeNumberType(units.squareMetres, 1), {
      label: 'Superficie total (m²)',
      hint: 'Metros cuadrados, sin decimales',
      sample: '3400',
      blank: 8,
    }),
    checkField('anx_adjunta_pisos', 'Se informan los niveles o pisos', { follows: ['anx_pisos'] }),
    field('anx_pisos', wholeNumberType(units.floors, 1, 50), {
      label: 'Niveles o pisos',
      hint: 'Número de niveles',
      sample: '3',
    }),
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

export const groups = [
  issuance,
  school,
  representative,
  device,
  maintenance,
  declaration,
  annex,
  staff,
] as const;

export type DeaKey = KeyOf<typeof groups>;

/**
 * Fields whose answers the next form starts with: those about the school, its staff and its maintenance plan. The next
 * form asks again for everything about the device, and for the form's dates, number and declaration.
 */
export const carriedKeys = keysExcept(
  [issuance, school, representative, maintenance, declaration, annex, staff],
  'fecha_emision',
  'formulario_numero',
  'decl_personal',
  'firma_fecha',
  'anx_adjunta_fabricante',
  'anx_fabricante',
  'anx_adjunta_isp',
  'anx_isp',
  'anx_adjunta_plano',
);
