// Generates documents in a loop and does nothing else. `bench/batch.spec.ts` compares the site's own worker with it.
import type { Values } from '../src/features/documents/model/document.ts';
import { fetchTemplate } from '../src/features/documents/model/document-entry.ts';
import { documents } from '../src/features/documents/templates/documents.ts';
import { generateWord } from '../src/features/documents/word/generate.ts';

type Job = {
  readonly productId: string;
  readonly values: readonly Values[];
  readonly logo: Uint8Array | null;
};

addEventListener('message', async ({ data: { productId, values, logo } }: MessageEvent<Job>) => {
  const entry = documents.find((document) => document.productId === productId);
  if (!entry) return;
  const template = await fetchTemplate(entry);
  const times: number[] = [];
  for (const answers of values) {
    const start = performance.now();
    await (await generateWord(template, answers, { logo })).arrayBuffer();
    times.push(performance.now() - start);
  }
  postMessage(times);
});
