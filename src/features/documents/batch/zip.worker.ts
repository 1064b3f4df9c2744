import { importWithTimeout } from '../../../platform/async.ts';
import { serveTasks } from '../../../platform/lazy-code/worker.ts';
import { documentFor } from '../templates/documents.ts';
import { type ZipJob, zipDocuments } from './zip-documents.ts';

serveTasks(async (job: ZipJob, onProgress) => {
  const entry = documentFor(job.productId);
  if (!entry) throw new Error(`No document for ${job.productId}`);
  return zipDocuments(job, await importWithTimeout(entry.load()), onProgress);
});
