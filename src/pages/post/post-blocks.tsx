import { Fragment, type ReactNode } from 'react';
import { postCopy } from '../../content/blog.ts';
import { type Block, type BlockOf, type Kind, type Line, plainText } from '../../content/post.ts';
import { Picture } from './picture.tsx';
import { together } from './together.tsx';

/** One function per kind of block; `number` is a heading's place among the headings, a plate's among the plates. */
type Renderer = { readonly [K in Kind]: (block: BlockOf<K>, number: number) => ReactNode };

function words(line: Line): ReactNode {
  return line.map((part) =>
    typeof part === 'string' ? together(part) : <strong key={part.strong}>{part.strong}</strong>,
  );
}

function items(lines: readonly Line[]): ReactNode {
  return lines.map((line) => <li key={plainText(line)}>{words(line)}</li>);
}

const renderer: Renderer = {
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

function renderBlock<K extends Kind>(block: BlockOf<K>, number: number): ReactNode {
  const kind: K = block.kind;
  return renderer[kind](block, number);
}

/** The text of a post. Its first plate is the second of the page: the first stands at its head. */
export function PostBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const counts = new Map<Kind, number>([['plate', 1]]);
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
