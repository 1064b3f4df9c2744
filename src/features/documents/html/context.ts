import type { Template } from '../model/document.ts';
import type { ValuesStore } from '../model/values-store.ts';

export type HtmlContext = {
  readonly template: Template;
  readonly values: ValuesStore;
};
