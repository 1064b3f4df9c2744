/** The shape of a blog post. A new post is one file in posts/. */

/** Words of a text; strong ones are set apart, others lead to a page of the site. */
export type TextRun = string | { readonly strong: string } | PostLink;

export type RichText = readonly TextRun[];

export type Picture = {
  /** Path below public/. Search engines and feeds get this file; pages show the drawing, or the photo's sizes, beside it. */
  readonly src: `/img/blog/${string}`;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
};

type PostBlocksByKind = {
  paragraph: { readonly text: RichText };
  heading: { readonly text: string };
  bullets: { readonly items: readonly RichText[] };
  steps: { readonly items: readonly RichText[] };
  /** Words of the text itself, repeated large: they are only seen, not read out twice. */
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
  /** Under the image, which is plate 1; those in the text follow. */
  readonly caption: string;
  /** The facts of the matter, for the margin. */
  readonly brief: readonly (readonly [fact: string, meaning: string])[];
  readonly blocks: readonly PostBlock[];
  /** Where a reader goes on; the first is the one the margin offers. */
  readonly related: readonly PostLink[];
};

/** What the blog's list shows of a post. */
export type BlogPost = {
  /** The name of its file, and the end of its address. */
  readonly slug: string;
  readonly title: string;
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  readonly author: string;
  readonly excerpt: string;
  readonly image: Picture;
};

/** A post with its metadata. Its text comes apart: see post-loaders.ts. */
export type PublishedPost = BlogPost & {
  readonly meta: { readonly title: string; readonly description: string };
};

/** `post` of a post's file. */
export type PostEntry = Omit<PublishedPost, 'slug'>;

/** On the drawing of a school, where the rule measures. */
export const dimensions = { length: '150 m lineales', height: '3 pisos' } as const;

/** The words of a text, without what sets some apart. */
export function plainText(text: RichText): string {
  return text.map(wordsOf).join('');
}

function wordsOf(part: TextRun): string {
  if (typeof part === 'string') return part;
  return 'to' in part ? part.text : part.strong;
}

/** @returns the id of the heading with this text, e.g. «¿Qué es un DEA?» → "que-es-un-dea" */
export function headingId(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.match(/[a-z0-9]+/g)?.join('-') ?? '';
}

/** @param file a post's, e.g. './posts/ley-dea-en-colegios-chile.ts?entry' */
export function slugOf(file: string): string {
  return file.replace(/^.*\/|\.ts.*$/g, '');
}

// Short names, so that a post reads as its text. Without side effects, so that a bundle that shows no text leaves it out.

export const p = /* @__NO_SIDE_EFFECTS__ */ (...text: TextRun[]): PostBlock => ({ kind: 'paragraph', text });
export const h = /* @__NO_SIDE_EFFECTS__ */ (text: string): PostBlock => ({ kind: 'heading', text });
/** Bold words inside a paragraph or an item. */
export const b = /* @__NO_SIDE_EFFECTS__ */ (strong: string): TextRun => ({ strong });
/** Words inside a paragraph or an item that lead to a page of the site. */
export const a = /* @__NO_SIDE_EFFECTS__ */ (text: string, to: string): TextRun => ({ to, text });
export const bullets = /* @__NO_SIDE_EFFECTS__ */ (...items: RichText[]): PostBlock => ({
  kind: 'bullets',
  items,
});
export const steps = /* @__NO_SIDE_EFFECTS__ */ (...items: RichText[]): PostBlock => ({
  kind: 'steps',
  items,
});
