import { strToU8, zipSync } from 'fflate';
import type { Template, Values } from '../model/document.ts';
import { isBlank } from '../model/values.ts';
import { generateWord } from '../word/generate.ts';
import type { SchoolLetterhead } from '../word/header-footer.ts';

export type ZipJob = {
  readonly productId: string;
  readonly documents: readonly { readonly name: string; readonly values: Values }[];
  readonly summary: { readonly name: string; readonly text: string };
  /** The firm's logo; null if no document needs it. */
  readonly logo: Uint8Array | null;
  /** The school's letterhead in the generator's format; null if there is none. */
  readonly letterhead: SchoolLetterhead | null;
};

export async function zipDocuments(
  job: ZipJob,
  template: Template,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const files: Record<string, Uint8Array> = {};
  for (const [index, { name, values }] of job.documents.entries()) {
    const schoolLetterhead = isBlank(values) ? null : job.letterhead;
    const blob = await generateWord(template, values, { logo: job.logo, schoolLetterhead });
    files[name] = new Uint8Array(await blob.arrayBuffer());
    onProgress(index + 1);
  }
  files[job.summary.name] = strToU8(job.summary.text);
  // Store files uncompressed, because Word files already contain compressed data.
  return new Blob([zipSync(files, { level: 0 })], { type: 'application/zip' });
}
