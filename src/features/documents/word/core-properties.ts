import type { Template, Values } from '../model/document.ts';
import { type Wording, wordingOf } from '../model/inflection.ts';
import { declaration, escapeXml } from './xml.ts';

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

function moment(name: string, date: Date): string {
  return `<dcterms:${name} xsi:type="dcterms:W3CDTF">${date.toISOString()}</dcterms:${name}>`;
}

/** The file's properties (ECMA-376 part 2, 11.1), in the place of docx's, which have no language. */
export function corePropertiesPart(
  template: Template,
  values: Values,
  now: Date,
): { path: string; data: string } {
  const { title, about, author, keywords, footer, language } = template;
  const said = (wording: Wording) => wordingOf(wording, (key) => values[key]);
  return {
    path: 'docProps/core.xml',
    data:
      declaration +
      '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"' +
      ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"' +
      ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
      element('dc:title', said(title)) +
      element('dc:subject', said(about)) +
      element('dc:creator', author) +
      element('cp:keywords', keywords.map(said).join('; ')) +
      element('dc:description', said(footer)) +
      element('dc:language', language) +
      element('cp:lastModifiedBy', author) +
      element('cp:revision', '1') +
      moment('created', now) +
      moment('modified', now) +
      '</cp:coreProperties>',
  };
}
