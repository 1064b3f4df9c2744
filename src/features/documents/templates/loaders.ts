// Keep this import in a file of its own, which loads only when a document is needed. Vite turns the import into a map
// of the chunks of all templates, and every page that offers a document would otherwise contain the map.
import type { Template } from '../model/document.ts';

export async function loadTemplate(folder: string): Promise<Template> {
  const { template }: { readonly template: Template } = await import(`./${folder}/text.ts`);
  return template;
}
