import type { LetterheadSpec, Template } from './document.ts';
import type { TextChanges } from './text-changes.ts';

/**
 * Everything that the site shows about a template apart from its text. It is plain data. The build evaluates it and
 * writes parts of it into several modules.
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
  /** Kind of document in one word. The cart stores it with the product, but no page shows it. */
  readonly icon: string;
  /**
   * Sentence that begins with «Para» and says what a school uses the document for. It is the first line of the
   * product's card in the shop.
   */
  readonly purpose: string;
  readonly description: string;
  readonly laws: string;
  /**
   * Numbers and titles of the document's sections. The product's page shows no other part of the text before the
   * purchase.
   */
  readonly contents: readonly (readonly [number: string, title: string])[];
  /** Sentence about the schools for which the template is made; null if it is for all schools. */
  readonly scope: string | null;
  /**
   * Name of the blank file, of at most 60 characters. Names of completed files begin with the first words of this name,
   * up to 24 characters.
   */
  readonly fileName: string;
  /** Subjects of several documents, worded to follow «para»: «varias personas». */
  readonly pluralSubject: string;
  /** Next year's documents, worded to follow «Preparar»: «los contratos». Set if the template has a `nextYear`. */
  readonly nextYearNoun?: string;
  /** True if the form has a week. The product's page then mentions it. */
  readonly hasWeek?: true;
  readonly pages: number;
  readonly letterhead: LetterheadSpec;
  /** Changes of the text, which are shown to people who downloaded an older one. */
  readonly changes: TextChanges;
  /** Set if the product isn't sold any more. People who bought it can still download it. */
  readonly withdrawn?: true;
  /** Date and digest of the newest text. tests/features/documents/templates/changes.test.ts fails if it is outdated. */
  readonly digest: string;
};

export function templatePartsOfProduct({
  id,
  pages,
  letterhead,
  changes,
}: ProductRecord): Pick<Template, 'productId' | 'pages' | 'letterhead' | 'changes'> {
  return { productId: id, pages, letterhead, changes };
}
