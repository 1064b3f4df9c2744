import type { Document } from 'docx';
import { blankWidthOf } from '../model/amount.ts';
import { fieldsOf, linesOf, type Template } from '../model/document.ts';
import { cellBlankSpaces, signatureUnderscores, textWidth } from './measures.ts';
import { blankStep } from './print-line.ts';
import { colors } from './styles.ts';
import { xmlDeclaration } from './xml.ts';

// Writes the glossary document (ECMA-376, 11.3.8 and 17.12). It has an entry for each length of a line to write on.
// When somebody empties a control, Word restores the line from the control's entry.

const partPath = 'glossary/document.xml';
const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.glossary+xml';
const glossaryRelationship =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/glossaryDocument';
const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

export type Blank = {
  /** Width in underscores or spaces. */
  readonly width: number;
  /** True in a table cell, whose border is the line to write on. The blank then consists of spaces. */
  readonly usesBorder: boolean;
};

/**
 * Returns the number of spaces that replace that many underscores in a table cell. No more than {@link cellBlankSpaces}
 * fit into narrow cells.
 */
export function spaceCountFor(width: number): number {
  return Math.min(width, cellBlankSpaces);
}

export function placeholderName({ width, usesBorder }: Blank): string {
  return `${usesBorder ? 'Espacio' : 'Linea'}${width}`;
}

export function blankText({ width, usesBorder }: Blank): string {
  return (usesBorder ? '\u00A0' : '_').repeat(width);
}

function entryXml(blank: Blank): string {
  const id = String(blank.width + (blank.usesBorder ? 1_000 : 0)).padStart(12, '0');
  return (
    '<w:docPart><w:docPartPr>' +
    `<w:name w:val="${placeholderName(blank)}"/>` +
    '<w:category><w:name w:val="General"/><w:gallery w:val="placeholder"/></w:category>' +
    '<w:types><w:type w:val="bbPlcHdr"/></w:types><w:behaviors><w:behavior w:val="content"/></w:behaviors>' +
    `<w:guid w:val="{6D4C4500-0000-4000-8000-${id}}"/></w:docPartPr>` +
    `<w:docPartBody><w:p><w:r><w:rPr><w:color w:val="${colors.blank}"/></w:rPr>` +
    `<w:t>${blankText(blank)}</w:t></w:r></w:p></w:docPartBody></w:docPart>`
  );
}

function blanksOf(template: Template): readonly Blank[] {
  const fieldWidths = fieldsOf(template).map(({ blank }) => blank);
  const signatureWidths = Array.from(
    { length: Math.floor(signatureUnderscores(textWidth) / blankStep) },
    (_, index) => (index + 1) * blankStep,
  );
  const computedWidths = template.blocks
    .flatMap(linesOf)
    .flatMap((line) =>
      line.flatMap((inline) => (inline.kind === 'computed' ? blankWidthOf(inline.amount) : [])),
    );
  const lineWidths = [...new Set([...computedWidths, ...fieldWidths, ...signatureWidths])].filter(
    (width) => width > 0,
  );
  const spaceWidths = [...new Set([cellBlankSpaces, ...lineWidths].map(spaceCountFor))];
  return [
    ...lineWidths.map((width) => ({ width, usesBorder: false })),
    ...spaceWidths.map((width) => ({ width, usesBorder: true })),
  ];
}

/** Returns the part with the placeholders, and registers it with the file. The package docx doesn't support it. */
export function placeholderPart(file: Document, template: Template): { path: string; data: string } {
  file.ContentTypes.addOverride(contentType, `/word/${partPath}`);
  const { Relationships } = file.Document;
  // docx writes any relationship type, but its TypeScript type doesn't list the glossary's.
  type RelationshipType = Parameters<typeof Relationships.addRelationship>[1];
  Relationships.addRelationship('Glossary', glossaryRelationship as RelationshipType, partPath);
  const entries = blanksOf(template).map(entryXml).join('');
  return {
    path: `word/${partPath}`,
    data: `${xmlDeclaration}<w:glossaryDocument xmlns:w="${namespace}"><w:docParts>${entries}</w:docParts></w:glossaryDocument>`,
  };
}
