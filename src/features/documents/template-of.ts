import type { Template } from './document.ts';
import type { DocumentEntry } from './documents.ts';

const templates = new Map<string, Promise<Template>>();

/** One promise per document, as `use` needs; a failed load is forgotten. */
export function templateOf(entry: DocumentEntry): Promise<Template> {
  const known = templates.get(entry.productId);
  if (known) return known;
  const loading = entry.load();
  templates.set(entry.productId, loading);
  loading.catch(() => templates.delete(entry.productId));
  return loading;
}
