import type { Letterhead, Template } from './document.ts';
import type { TextChanges } from './text-changes.ts';

/**
 * Everything that the site says about a template apart from its text. It is plain data, which a build reads and splits.
 */
export type ProductRecord = {
  readonly id: string;
  /** Name in addresses and of its pictures. */
  readonly slug: string;
  readonly name: string;
  /** Whole CLP. */
  readonly price: number;
  /** Heading in the shop, the same for products of a kind. */
  readonly category: string;
  /** Kind of document in one word, stored with the product in the cart. */
  readonly icon: string;
  /** Sentence that begins with «Para» and says what a school uses it for, the first line of its card in the shop. */
  readonly purpose: string;
  readonly description: string;
  /** Laws behind the template, as its page names them. */
  readonly laws: string;
  /** Numbers and titles of its sections, the only part of the text that the locked page shows. */
  readonly contents: readonly (readonly [number: string, title: string])[];
  /** Schools that the template is for; null if it is for all. */
  readonly scope: string | null;
  /** Name of the blank file, of at most 60 letters. Its first words, up to 24 letters, begin those of completed files. */
  readonly fileName: string;
  /** Subjects of its documents, worded to follow «para»: «varias personas». */
  readonly several: string;
  /** Its documents, worded to follow «Preparar»: «los contratos». Set if the template has a `nextYear`. */
  readonly nextYear?: string;
  /** True if its form has a week, which its page shows. */
  readonly week?: true;
  /** Pages of the blank document. */
  readonly pages: number;
  readonly letterhead: Letterhead;
  /** Changes of the text, which are shown to people who downloaded an older one. */
  readonly changes: TextChanges;
  /** Set while it isn't sold. People who bought it still download it. */
  readonly withdrawn?: true;
  /** Date and digest of the newest text: tests/features/documents/templates/changes.test.ts says when to renew it. */
  readonly digest: string;
};

/** Returns the part of a template that its product record decides. */
export function printedFacts({
  id,
  pages,
  letterhead,
  changes,
}: ProductRecord): Pick<Template, 'productId' | 'pages' | 'letterhead' | 'changes'> {
  return { productId: id, pages, letterhead, changes };
}
