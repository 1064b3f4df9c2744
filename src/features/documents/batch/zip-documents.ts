import { strToU8, Zip, ZipPassThrough } from 'fflate';
import type { Template } from '../model/document.ts';
import { isBlank } from '../model/values.ts';
import { generateWord } from '../word/generate.ts';
import type { ZipJob } from './zip-messages.ts';

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/**
 * The job's documents as a ZIP, one after the other: the bytes that each adds, then those of its end. Nothing of a document
 * is held once the next one is asked for.
 */
export async function* zipDocuments(
  job: ZipJob,
  template: Template,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  function add(name: string, bytes: Uint8Array): void {
    // Word files are compressed already.
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
  }
  function take(): Uint8Array<ArrayBuffer> {
    const bytes = joined(chunks);
    chunks = [];
    return bytes;
  }
  for (const { name, values } of job.documents) {
    const own = isBlank(values) ? null : job.letterhead;
    const blob = await generateWord(template, values, { logo: job.logo, own });
    add(name, new Uint8Array(await blob.arrayBuffer()));
    yield take();
  }
  add(job.summary.name, strToU8(job.summary.text));
  zip.end();
  yield take();
}
