import type { Template, Values } from '../model/document.ts';
import { resolveWording, type Wording } from '../model/inflection.ts';
import { textVersionLabel } from '../model/text-changes.ts';
import { answerTo } from '../model/values.ts';
import { escapeXml, xmlDeclaration } from './xml.ts';

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

function dateElement(name: string, date: Date): string {
  return `<dcterms:${name} xsi:type="dcterms:W3CDTF">${date.toISOString()}</dcterms:${name}>`;
}

/**
 * Writes the file's properties (ECMA-376 part 2, 11.1). We write them because the package docx writes no language. A
 * completed document belongs to the school, so the author is the school's name, and the title names the subject. The
 * template's description is dc:subject. dc:description, which Word shows as the comments, ends with the date of the
 * template's text, which `word/read` reads back.
 */
export function corePropertiesPart(
  template: Template,
  values: Values,
  now: Date,
): { path: string; data: string } {
  const { title, description, keywords, footer, language, changes, subject, sharedFields } = template;
  const textFor = (wording: Wording) => resolveWording(wording, values);
  const answerFor = (key: string | undefined) => (key === undefined ? '' : answerTo(values, key));
  const [schoolName, subjectName] = [answerFor(sharedFields['school.name']), answerFor(subject.key)];
  const author = schoolName || template.author;
  const withDetail = (text: string, detail: string) => (detail === '' ? text : `${text} — ${detail}`);
  return {
    path: 'docProps/core.xml',
    data:
      xmlDeclaration +
      '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"' +
      ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"' +
      ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
      element('dc:title', withDetail(textFor(title), subjectName && subject.prefix + subjectName)) +
      element('dc:subject', withDetail(textFor(description), schoolName)) +
      element('dc:creator', author) +
      element('cp:keywords', keywords.map(textFor).join('; ')) +
      element('dc:description', withDetail(textFor(footer), textVersionLabel(changes[0].date))) +
      element('dc:language', language) +
      element('cp:lastModifiedBy', author) +
      element('cp:revision', '1') +
      dateElement('created', now) +
      dateElement('modified', now) +
      '</cp:coreProperties>',
  };
}
