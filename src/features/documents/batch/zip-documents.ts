import { strToU8, zipSync } from 'fflate';
import type { Template, Values } from '../model/document.ts';
import { isBlank } from '../model/values.ts';
import { generateWord } from '../word/generate.ts';
import type { OwnLetterhead } from '../word/header-footer.ts';

/** Everything that the worker needs. */
export type ZipJob = {
  readonly productId: string;
  readonly documents: readonly { readonly name: string; readonly values: Values }[];
  /** Text file to include. */
  readonly summary: { readonly name: string; readonly text: string };
  /** The firm's logo for documents that have it; null if none needs it. */
  readonly logo: Uint8Array | null;
  /** The school's own image as the generator takes it; null for none. */
  readonly letterhead: OwnLetterhead | null;
};

/** Returns the job's documents and the text file as a ZIP. */
export async function zipDocuments(
  job: ZipJob,
  template: Template,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const files: Record<string, Uint8Array> = {};
  for (const [index, { name, values }] of job.documents.entries()) {
    const own = isBlank(values) ? null : job.letterhead;
    const blob = await generateWord(template, values, { logo: job.logo, own });
    files[name] = new Uint8Array(await blob.arrayBuffer());
    onProgress(index + 1);
  }
  files[job.summary.name] = strToU8(job.summary.text);
  // Word files are compressed already.
  return new Blob([zipSync(files, { level: 0 })], { type: 'application/zip' });
}
