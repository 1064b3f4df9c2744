import { codeInTime } from '../../../platform/async.ts';
import { answerPage } from '../../../platform/late-code/worker.ts';
import { documentFor } from '../templates/documents.ts';
import { type ZipJob, zipDocuments } from './zip-documents.ts';

answerPage(async (job: ZipJob, onProgress) => {
  const entry = documentFor(job.productId);
  if (!entry) throw new Error(`No document for ${job.productId}`);
  return zipDocuments(job, await codeInTime(entry.load()), onProgress);
});
