import { Fragment, type ReactNode } from 'react';
import { postCopy } from '../../content/blog.ts';
import {
  type PostBlock,
  type PostBlockKind,
  type PostBlockOf,
  plainText,
  type RichText,
} from '../../content/post.ts';
import { noBreak } from './no-break.tsx';
import { Picture } from './picture.tsx';

/** One function per kind of block; `number` is a heading's place among the headings, a plate's among the plates. */
type PostRenderers = { readonly [K in PostBlockKind]: (block: PostBlockOf<K>, number: number) => ReactNode };

function words(text: RichText): ReactNode {
  return text.map((part) =>
    typeof part === 'string' ? noBreak(part) : <strong key={part.strong}>{part.strong}</strong>,
  );
}

function items(lines: readonly RichText[]): ReactNode {
  return lines.map((text) => <li key={plainText(text)}>{words(text)}</li>);
}

const renderer: PostRenderers = {
  paragraph: ({ text }) => <p>{words(text)}</p>,
  heading: ({ text }, number) => (
    <h2>
      <span className="sect" aria-hidden="true">
        § {number}
      </span>{' '}
      {text}
    </h2>
  ),
  bullets: (block) => <ul>{items(block.items)}</ul>,
  steps: (block) => <ol>{items(block.items)}</ol>,
  pull: ({ text }) => (
    <p className="pull" aria-hidden="true">
      {text}
    </p>
  ),
  plate: (block, number) => (
    <figure className="plate plate--whole">
      <Picture picture={block} sizes="min(45rem, 100vw)" />
      <figcaption>{postCopy.plate(number, block.caption)}</figcaption>
    </figure>
  ),
  note: ({ text }) => <p className="prose__note">{text}</p>,
};

function renderBlock<K extends PostBlockKind>(block: PostBlockOf<K>, number: number): ReactNode {
  const kind: K = block.kind;
  return renderer[kind](block, number);
}

/** The text of a post. Its first plate is the second of the page: the first stands at its head. */
export function PostBlocks({ blocks }: { readonly blocks: readonly PostBlock[] }) {
  const counts = new Map<PostBlockKind, number>([['plate', 1]]);
  return (
    <div className="prose">
      {blocks.map((block, index) => {
        const number = (counts.get(block.kind) ?? 0) + 1;
        counts.set(block.kind, number);
        const key = `${block.kind} ${index}`;
        return <Fragment key={key}>{renderBlock(block, number)}</Fragment>;
      })}
    </div>
  );
}
