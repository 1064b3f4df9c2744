// Keep this import in a file of its own. Vite turns it into a map of the chunks of all templates, which every page that
// offers a document would otherwise load at once.
import type { Template } from '../model/document.ts';

export async function loadTemplate(folder: string): Promise<Template> {
  const { template }: { readonly template: Template } = await import(`./${folder}/text.ts`);
  return template;
}
