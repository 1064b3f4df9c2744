// This file stands apart because Vite lists here the files of every template, which would otherwise be in the first
// load of every page that offers a document.
import type { Template } from '../model/document.ts';

export async function loadTemplate(folder: string): Promise<Template> {
  const { template }: { readonly template: Template } = await import(`./${folder}/text.ts`);
  return template;
}
