export type Product = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Whole CLP. */
  readonly price: number;
  readonly description: string;
  /** Base name of the images of its first page, made by `npm run images`. */
  readonly image: string;
  readonly link: string;
  /** As the shop shows it; products of the same kind have the same. */
  readonly category: string;
  /** The kind of document in one word, kept with the product in the cart. */
  readonly icon: string;
};
