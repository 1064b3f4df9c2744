import type { LetterheadSpec, Template } from './document.ts';
import type { TextChanges } from './text-changes.ts';

/**
 * Everything that the site shows of a template apart from its text. It is plain data, so that the build can evaluate it
 * and write parts of it into different modules.
 */
export type ProductRecord = {
  readonly id: string;
  /** Name in the page's address and in the names of its image files. */
  readonly slug: string;
  readonly name: string;
  /** Name of at most 24 letters for the bar above the form on a phone. */
  readonly shortName: string;
  /** Whole CLP. */
  readonly price: number;
  /** Heading in the shop. Products of the same kind share it. */
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
  /**
   * Name of the blank file, of at most 60 characters. Names of completed files begin with its first words, up to 24
   * characters.
   */
  readonly fileName: string;
  /** Subjects of several documents, worded to follow «para»: «varias personas». */
  readonly pluralSubject: string;
  /** Next year's documents, worded to follow «Preparar»: «los contratos». Set if the template has a `nextYear`. */
  readonly nextYearNoun?: string;
  /** True if the form has a week. The product's page then mentions it. */
  readonly hasWeek?: true;
  /** Pages of the blank document. */
  readonly pages: number;
  readonly letterhead: LetterheadSpec;
  /** Changes of the text, which are shown to people who downloaded an older one. */
  readonly changes: TextChanges;
  /** Set if the product isn't sold any more. People who bought it can still download it. */
  readonly withdrawn?: true;
  /** Date and digest of the newest text. tests/features/documents/templates/changes.test.ts fails if it is outdated. */
  readonly digest: string;
};

/** Returns the parts of a template that come from its product record. */
export function templatePartsOfProduct({
  id,
  pages,
  letterhead,
  changes,
}: ProductRecord): Pick<Template, 'productId' | 'pages' | 'letterhead' | 'changes'> {
  return { productId: id, pages, letterhead, changes };
}
