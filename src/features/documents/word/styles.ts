import { AlignmentType, type INumberingOptions, type IStylesOptions, LevelFormat, LineRuleType } from 'docx';
import type { Template } from '../model/document.ts';

/** Word, LibreOffice, Google Docs and Pages all have it, or replace it with a font of the same metrics. */
export const font = 'Arial';

export const colors = {
  ink: '14233B',
  copper: 'A8481F',
  text: '1F2A3D',
  soft: '566072',
  blank: '8F8677',
  tint: 'F4ECDF',
  edge: 'CFC5B4',
  paper: 'FFFFFF',
} as const;

/** Ids of the paragraph styles that are not built into Word. */
export const style = {
  subtitle: 'Subtitle',
  note: 'Nota',
  fineprint: 'LetraChica',
  cell: 'TextoTabla',
  smallCell: 'TextoTablaMenor',
  signature: 'Firma',
  letterhead: 'Membrete',
  footer: 'Pie',
  gap: 'Separador',
} as const;

/** Spacing after the last item of a list, and between items to be ticked by hand. */
export const openItem = space(120, 264);

/** Indents text beside a box, which is as wide as a full-width letter. */
export const boxIndent = { left: 260, hanging: 260 } as const;

export const letters = 'letras';
export const numbers = 'numeros';

/** Spacing in twips, and line height in 240ths of a line. The rule is explicit because LibreOffice guesses it. */
function space(after: number, line: number, before = 0) {
  return { before, after, line, lineRule: LineRuleType.AUTO } as const;
}

/** Font sizes are in half-points. */
const pt = (points: number): number => points * 2;

export function stylesOf({ language, accent }: Pick<Template, 'language' | 'accent'>): IStylesOptions {
  const run = { font, color: colors.text };
  return {
    default: {
      document: {
        run: {
          ...run,
          size: pt(10),
          language: { value: language, eastAsia: language, bidirectional: language },
        },
        paragraph: { spacing: space(120, 268) },
      },
      title: {
        run: { ...run, bold: true, size: pt(14), color: colors.ink },
        paragraph: {
          alignment: AlignmentType.CENTER,
          spacing: space(60, 264),
          // Narrower than the text, so that a long title breaks into two even lines.
          indent: { left: 960, right: 960 },
          keepNext: true,
        },
      },
      heading1: {
        run: { ...run, bold: true, size: pt(10.5), color: colors[accent] },
        paragraph: { spacing: space(80, 264, 190), keepNext: true, keepLines: true },
      },
      heading2: {
        run: { ...run, bold: true, size: pt(10), color: colors.ink },
        paragraph: { spacing: space(80, 264, 60), keepNext: true, keepLines: true },
      },
      listParagraph: { run, paragraph: { spacing: space(40, 264) } },
      caption: {
        run: { ...run, bold: true, size: pt(9), color: colors.ink },
        paragraph: { spacing: space(80, 252, 180), keepNext: true, keepLines: true },
      },
    },
    paragraphStyles: [
      {
        id: style.subtitle,
        name: 'Subtitle',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { size: pt(10), color: colors.text },
        paragraph: { alignment: AlignmentType.CENTER, spacing: space(200, 252), keepNext: true },
      },
      {
        id: style.note,
        name: 'Nota',
        basedOn: 'Normal',
        run: { size: pt(9), color: colors.soft },
        paragraph: { spacing: space(80, 250) },
      },
      {
        id: style.fineprint,
        name: 'Letra chica',
        basedOn: 'Normal',
        run: { size: pt(8), color: colors.soft },
        paragraph: { spacing: space(60, 240), keepLines: true },
      },
      {
        id: style.cell,
        name: 'Texto de tabla',
        basedOn: 'Normal',
        run: { size: pt(9.5) },
        paragraph: { spacing: space(0, 245) },
      },
      {
        id: style.smallCell,
        name: 'Texto de tabla menor',
        basedOn: style.cell,
        run: { size: pt(8.5) },
        paragraph: { spacing: space(0, 240) },
      },
      {
        id: style.signature,
        name: 'Firma',
        basedOn: 'Normal',
        run: { size: pt(9) },
        paragraph: { alignment: AlignmentType.CENTER, spacing: space(70, 252), keepLines: true },
      },
      {
        id: style.letterhead,
        name: 'Membrete',
        basedOn: 'Normal',
        run: { size: pt(9) },
        paragraph: { spacing: space(240, 240) },
      },
      {
        id: style.footer,
        name: 'Pie',
        basedOn: 'Normal',
        run: { size: pt(8), color: colors.soft },
        paragraph: { spacing: space(0, 240) },
      },
      {
        id: style.gap,
        name: 'Separador',
        basedOn: 'Normal',
        run: { size: pt(5) },
        paragraph: { spacing: space(0, 240) },
      },
    ],
  };
}

export const numbering: INumberingOptions = {
  config: [
    { reference: letters, levels: [level(LevelFormat.LOWER_LETTER, '%1)')] },
    { reference: numbers, levels: [level(LevelFormat.DECIMAL, '%1.')] },
  ],
};

function level(format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) {
  return {
    level: 0,
    format,
    text,
    alignment: AlignmentType.START,
    style: { run: { font }, paragraph: { indent: { left: 440, hanging: 340 } } },
  };
}
