import type { Template } from '../model/document.ts';
import { escapeXml } from './xml.ts';

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

function moment(name: string, date: Date): string {
  return `<dcterms:${name} xsi:type="dcterms:W3CDTF">${date.toISOString()}</dcterms:${name}>`;
}

/** The file's properties (ECMA-376 part 2, 11.1), in the place of docx's, which have no language. */
export function corePropertiesPart(template: Template, now: Date): { path: string; data: string } {
  const { title, subject, author, keywords, footer, language } = template;
  return {
    path: 'docProps/core.xml',
    data:
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
      '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"' +
      ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"' +
      ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
      element('dc:title', title) +
      element('dc:subject', subject) +
      element('dc:creator', author) +
      element('cp:keywords', keywords.join('; ')) +
      element('dc:description', footer) +
      element('dc:language', language) +
      element('cp:lastModifiedBy', author) +
      element('cp:revision', '1') +
      moment('created', now) +
      moment('modified', now) +
      '</cp:coreProperties>',
  };
}
