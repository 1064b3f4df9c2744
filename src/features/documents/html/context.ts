import type { Template } from '../model/document.ts';
import type { ValuesStore } from '../model/values-store.ts';

/** What the blocks of a page are drawn from. Each place subscribes to its own field: a key press draws one again. */
export type HtmlContext = {
  readonly template: Template;
  readonly values: ValuesStore;
};
