import { createHash } from 'node:crypto';
import type { Template } from '../../../src/features/documents/model/document.ts';
import { paragraphsOf, partReaderOfTemplate } from './docx-parts.ts';

/** Returns a digest of the blank document's text. Ignores the lengths of spaces and of underscores to write on. */
export async function digestOf(template: Template): Promise<string> {
  const paragraphs = paragraphsOf((await partReaderOfTemplate(template))('word/document.xml'));
  const text = paragraphs.map((paragraph) => paragraph.replace(/_+/g, '_').replace(/\s+/g, ' ').trim());
  return createHash('sha256')
    .update(text.filter((paragraph) => paragraph !== '').join('\n'))
    .digest('hex')
    .slice(0, 16);
}
