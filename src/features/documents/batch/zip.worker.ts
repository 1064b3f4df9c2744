// Makes the documents of a batch apart from the page, which stays free for presses and keys.
import * as v from 'valibot';
import { documentFor } from '../templates/documents.ts';
import { zipDocuments } from './zip-documents.ts';
import { ZipJob, type ZipMessage } from './zip-messages.ts';

function tell(message: ZipMessage): void {
  postMessage(message, { transfer: 'bytes' in message ? [message.bytes.buffer] : [] });
}

async function work(data: unknown): Promise<void> {
  const job = v.parse(ZipJob, data);
  const entry = documentFor(job.productId);
  if (!entry) throw new Error(`No document for ${job.productId}`);
  let left = job.documents.length;
  for await (const bytes of zipDocuments(job, await entry.load())) {
    tell({ kind: left > 0 ? 'document' : 'end', bytes });
    left -= 1;
  }
}

addEventListener('message', ({ data }) => {
  work(data).catch((error: unknown) => tell({ kind: 'failed', reason: String(error) }));
});
