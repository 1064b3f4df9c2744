import type { Document } from 'docx';
import { amountBlanks } from '../model/computed.ts';
import type { Template } from '../model/document.ts';
import { cellBlank } from './measures.ts';
import { colors } from './styles.ts';

// The glossary document (ECMA-376, 11.3.8 and 17.12) holds what Word restores in an emptied control: the line to write
// on, with one entry per length.

const part = 'glossary/document.xml';
const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.glossary+xml';
const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/glossaryDocument';
const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** The line to write on; in a cell that has its own rule, room for the caret alone. */
export function blankLine(width: number): string {
  return width === 0 ? '\u2003\u2003' : '_'.repeat(width);
}

/** @param width in underscores */
export function placeholderName(width: number): string {
  return `Linea${width}`;
}

function entry(width: number): string {
  const id = String(width).padStart(12, '0');
  return (
    '<w:docPart><w:docPartPr>' +
    `<w:name w:val="${placeholderName(width)}"/>` +
    '<w:category><w:name w:val="General"/><w:gallery w:val="placeholder"/></w:category>' +
    '<w:types><w:type w:val="bbPlcHdr"/></w:types><w:behaviors><w:behavior w:val="content"/></w:behaviors>' +
    `<w:guid w:val="{6D4C4500-0000-4000-8000-${id}}"/></w:docPartPr>` +
    `<w:docPartBody><w:p><w:r><w:rPr><w:color w:val="${colors.blank}"/></w:rPr>` +
    `<w:t xml:space="preserve">${blankLine(width)}</w:t></w:r></w:p></w:docPartBody></w:docPart>`
  );
}

/** The lengths of line that a document may have, in underscores. */
function widthsOf({ groups }: Template): readonly number[] {
  const blanks = groups.flatMap(({ fields }) => fields.map(({ blank }) => blank));
  return [...new Set([cellBlank, ...Object.values(amountBlanks), ...blanks])].sort((a, b) => a - b);
}

/** Registers the part with the package and returns it: docx does not support it. */
export function placeholderPart(file: Document, template: Template): { path: string; data: string } {
  file.ContentTypes.addOverride(contentType, `/word/${part}`);
  const { Relationships } = file.Document;
  // docx writes any relationship type, but its TypeScript type does not list the glossary's.
  type Known = Parameters<typeof Relationships.addRelationship>[1];
  Relationships.addRelationship('Glossary', relationship as Known, part);
  const entries = widthsOf(template).map(entry).join('');
  return {
    path: `word/${part}`,
    data:
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
      `<w:glossaryDocument xmlns:w="${namespace}"><w:docParts>${entries}</w:docParts></w:glossaryDocument>`,
  };
}
