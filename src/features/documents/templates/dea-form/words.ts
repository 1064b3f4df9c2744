import type { ReadField } from '../../model/amount.ts';
import { dateInWords } from '../../model/date.ts';
import type { Subject } from '../../model/shared-fields.ts';
import {
  type FigureColumn,
  otherPeopleKey,
  type SpreadsheetFields,
  spreadsheetDefaults,
} from '../../model/spreadsheet.ts';
import { factHeadings } from '../groups.ts';
import { type DeaKey, groups } from './fields.ts';

export const subject: Subject<DeaKey> = {
  key: 'dea_serie',
  noun: 'formulario',
  prefix: 'DEA ',
  fallbackTitle: 'DEA sin nombre',
  nextDraftLabel: 'Otro DEA',
  previousDraftNote: 'El anterior quedó guardado',
};

function createFigure(label: string, ...keys: readonly DeaKey[]): FigureColumn<DeaKey> {
  const format = (read: ReadField) =>
    keys
      .map((key) => dateInWords(read(key)))
      .filter(Boolean)
      .join(' ');
  return {
    label,
    width: 'normal',
    keys,
    format,
    unconfirmedCaptions: { document: `${label}: del otro formulario` },
  };
}

/** Spreadsheets of this form are schools' inventories of devices. */
export const spreadsheet: SpreadsheetFields<DeaKey> = {
  ...spreadsheetDefaults,
  uniqueKey: 'dea_serie',
  rowNoun: { one: 'equipo', many: 'equipos' },
  figures: [
    createFigure('Marca y modelo', 'dea_marca', 'dea_modelo'),
    createFigure('Ubicación', 'dea_ubicacion'),
    createFigure('Batería', 'dea_venc_bateria'),
    createFigure('Electrodos', 'dea_venc_electrodos'),
  ],
  comparisonKeys: [['dea_serie'], ['est_nombre', 'formulario_numero', 'formulario_total']],
  abbreviations: {
    adq: 'adquisicion',
    bat: 'bateria',
    est: 'establecimiento',
    rep: 'representante',
    ubic: 'ubicacion',
    vence: 'vencimiento',
    venc: 'vencimiento',
    vto: 'vencimiento',
  },
  qualifiers: ['DEA', 'desfibrilador'],
  fieldsAboutOthers: [
    { keys: ['rep_rut'], nameKeys: ['est_nombre'], replacement: 'est_rut' },
    { keys: ['est_telefono'], nameKeys: ['rep_nombre'], replacement: 'rep_telefono' },
    { keys: ['est_correo'], nameKeys: ['rep_nombre'], replacement: 'rep_correo' },
    { keys: ['est_telefono', 'est_correo'], nameKeys: [otherPeopleKey], replacement: null },
  ],
  otherPeopleWords: [
    'contacto',
    'coordinador',
    'coordinadora',
    'director',
    'directora',
    'encargado',
    'encargada',
    'responsable',
  ],
  headings: {
    ...factHeadings(groups),
    fecha_emision: ['emisión', 'fecha emisión'],
    formulario_numero: ['formulario', 'número de formulario', 'nro formulario'],
    formulario_total: ['total', 'total formularios'],
    dea_marca: ['marca DEA', 'marca del equipo'],
    dea_modelo: ['modelo DEA', 'modelo del equipo'],
    dea_serie: ['serie', 'n.º de serie', 'nro de serie', 'no. de serie', 'n serie', 'número serie', 'serial'],
    dea_ubicacion: ['ubicación', 'ubicación DEA', 'ubicación del equipo', 'lugar'],
    dea_fecha_adquisicion: ['adquisición', 'fecha adquisición', 'compra', 'fecha compra', 'fecha de compra'],
    dea_venc_bateria: [
      'batería',
      'vencimiento batería',
      'vence batería',
      'fecha vencimiento batería',
      'fecha de vencimiento de la batería',
    ],
    dea_venc_electrodos: [
      'electrodos',
      'parches',
      'vencimiento electrodos',
      'vencimiento de los electrodos',
      'vence electrodos',
      'vencimiento parches',
      'vencimiento de los parches',
      'fecha vencimiento electrodos',
    ],
    mant_plan: ['plan', 'mantención'],
    firma_lugar: ['lugar firma'],
    firma_fecha: ['fecha firma', 'firma'],
    anx_isp: ['ISP', 'número ISP', 'registro ISP'],
    anx_superficie: ['superficie'],
    anx_pisos: ['pisos', 'niveles'],
  },
};
