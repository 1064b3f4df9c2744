// Types of a blog post, and functions for writing one. A new post is one file in posts/.

export type TextRun = string | { readonly strong: string } | PostLink;

export type RichText = readonly TextRun[];

export type Picture = {
  /**
   * Path below public/ of the raster file for search engines and feeds. Pages themselves load the drawing (.svg) or the
   * resized photos with the same name.
   */
  readonly src: `/img/blog/${string}`;
  readonly alt: string;
};

type PostBlocksByKind = {
  paragraph: { readonly text: RichText };
  heading: { readonly text: string };
  bullets: { readonly items: readonly RichText[] };
  steps: { readonly items: readonly RichText[] };
  /** Pull quote. It repeats words of the text, so it is hidden from screen readers. */
  pull: { readonly text: string };
  plate: Picture & { readonly caption: string };
  note: { readonly text: string };
};

export type PostBlockKind = keyof PostBlocksByKind;
export type PostBlockOf<K extends PostBlockKind> = {
  [P in K]: { readonly kind: P } & PostBlocksByKind[P];
}[K];
export type PostBlock = PostBlockOf<PostBlockKind>;

export type PostLink = { readonly to: string; readonly text: string };

export type PostBody = {
  /** Caption of the post's image, which is plate 1. Plates in the text are numbered from 2. */
  readonly caption: string;
  readonly keyFacts: readonly (readonly [fact: string, meaning: string])[];
  readonly blocks: readonly PostBlock[];
  /** Links to related pages. The margin shows only the first. */
  readonly related: readonly PostLink[];
};

/** Summary of a post for the blog's list. */
export type BlogPost = {
  /** Name of the post's file without extension, and last part of the post's address. */
  readonly slug: string;
  readonly title: string;
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  readonly author: string;
  readonly excerpt: string;
  readonly image: Picture;
};

/** Post with its metadata. post-loaders.ts loads its text separately. */
export type PublishedPost = BlogPost & {
  readonly meta: { readonly title: string; readonly description: string };
};

/** The `post` export of a file in posts/. */
export type PostEntry = Omit<PublishedPost, 'slug'>;

/** Measurements written on the drawing of a school in the post about defibrillators. */
export const drawingLabels = { length: '150 m lineales', height: '3 pisos' } as const;

export function plainText(text: RichText): string {
  return text.map(textOfRun).join('');
}

function textOfRun(run: TextRun): string {
  if (typeof run === 'string') return run;
  return 'to' in run ? run.text : run.strong;
}

/** Returns the id of the heading with this text: «¿Qué es un DEA?» → "que-es-un-dea". */
export function headingId(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.match(/[a-z0-9]+/g)?.join('-') ?? '';
}

/** @param file path of a post's file, e.g. './posts/ley-dea-en-colegios-chile.ts?entry' */
export function slugOf(file: string): string {
  return file.replace(/^.*\/|\.ts.*$/g, '');
}

// Short names keep posts readable. The annotations let bundlers drop the text where only the metadata is imported.

export const p = /* @__NO_SIDE_EFFECTS__ */ (...text: TextRun[]): PostBlock => ({ kind: 'paragraph', text });
export const h = /* @__NO_SIDE_EFFECTS__ */ (text: string): PostBlock => ({ kind: 'heading', text });
/** Bold words inside a paragraph or an item. */
export const b = /* @__NO_SIDE_EFFECTS__ */ (strong: string): TextRun => ({ strong });
/** Link inside a paragraph or an item to a page of the site. */
export const a = /* @__NO_SIDE_EFFECTS__ */ (text: string, to: string): TextRun => ({ to, text });
export const bullets = /* @__NO_SIDE_EFFECTS__ */ (...items: RichText[]): PostBlock => ({
  kind: 'bullets',
  items,
});
export const steps = /* @__NO_SIDE_EFFECTS__ */ (...items: RichText[]): PostBlock => ({
  kind: 'steps',
  items,
});
