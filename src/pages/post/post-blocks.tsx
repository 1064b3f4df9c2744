import { Fragment, type ReactNode } from 'react';
import { noBreak } from '../../content/no-break.ts';
import {
  headingId,
  type PostBlock,
  type PostBlockKind,
  type PostBlockOf,
  plainText,
  type RichText,
} from '../../content/post.ts';
import { InlineLink } from '../../ui/text-link.tsx';
import { Picture, Plate } from './picture.tsx';

/**
 * Renderers for each kind of block. `number` counts the blocks of the same kind. A heading shows no number if `number`
 * is 0.
 */
type PostRenderers = { readonly [K in PostBlockKind]: (block: PostBlockOf<K>, number: number) => ReactNode };

function renderText(text: RichText): ReactNode {
  return text.map((part) => {
    if (typeof part === 'string') return noBreak(part);
    if (!('to' in part)) return <strong key={part.strong}>{noBreak(part.strong)}</strong>;
    return (
      <InlineLink key={part.to} to={part.to}>
        {noBreak(part.text)}
      </InlineLink>
    );
  });
}

const bulletClasses =
  'relative border-b border-rule py-2.75 pl-7 leading-[1.5] before:absolute before:top-[1.35em] before:left-0 before:w-3 before:border-t-2 before:border-accent print:break-inside-avoid';
const stepClasses =
  'relative border-b border-rule py-2.75 pl-9 leading-[1.5] [counter-increment:step] before:absolute before:top-2.5 before:left-0 before:font-display before:text-h3 before:leading-[1.3] before:font-medium before:text-accent before:content-[counter(step)] print:break-inside-avoid';

function renderItems(lines: readonly RichText[], className: string): ReactNode {
  return lines.map((text) => (
    <li className={className} key={plainText(text)}>
      {renderText(text)}
    </li>
  ));
}

const renderer: PostRenderers = {
  paragraph: ({ text }) => <p>{renderText(text)}</p>,
  heading: ({ text }, number) => (
    // Flex keeps the second line of a long title from running under the number.
    <h2 id={headingId(text)} className="mt-11 mb-3.5 flex gap-x-3 text-h3 print:mt-[7mm]">
      {number > 0 && (
        <span className="flex-none tracking-[0] text-accent" aria-hidden="true">
          {`§ ${number}`}
        </span>
      )}{' '}
      <span className="min-w-0">{noBreak(text)}</span>
    </h2>
  ),
  bullets: (block) => <ul className="border-t border-rule">{renderItems(block.items, bulletClasses)}</ul>,
  steps: (block) => (
    <ol className="border-t border-rule [counter-reset:step]">{renderItems(block.items, stepClasses)}</ol>
  ),
  pull: ({ text }) => (
    <p
      className="my-9 pt-4.5 font-display text-h3 leading-[1.28] font-medium tracking-[-0.005em] text-ink italic before:mb-4.5 before:block before:h-[6px] before:w-18 before:border-t-3 before:border-b before:border-accent"
      aria-hidden="true"
    >
      {text}
    </p>
  ),
  plate: (block, number) => (
    <Plate
      className="my-8 [--dimension:38px] max-sm:[--dimension:50px] print:w-[120mm]"
      number={number}
      caption={block.caption}
    >
      <Picture className="aspect-1200/470" picture={block} sizes="min(45rem, 100vw)" />
    </Plate>
  ),
  note: ({ text }) => (
    <p className="mt-8 border-t border-rule pt-5 text-small leading-[1.5] text-ink-500">{text}</p>
  ),
};

function renderBlock<K extends PostBlockKind>(block: PostBlockOf<K>, number: number): ReactNode {
  const kind: K = block.kind;
  return renderer[kind](block, number);
}

/**
 * The first plate is number 2, because the head of the page shows plate 1. Headings have no numbers if there are fewer
 * than three.
 */
export function PostBlocks({ blocks }: { readonly blocks: readonly PostBlock[] }) {
  const counts = new Map<PostBlockKind, number>([['plate', 1]]);
  const isNumbered = blocks.filter(({ kind }) => kind === 'heading').length >= 3;
  return (
    <div className="prose max-w-measure space-y-5 print:max-w-none print:[orphans:3] print:[widows:3]">
      {blocks.map((block, index) => {
        const number = (counts.get(block.kind) ?? 0) + 1;
        counts.set(block.kind, number);
        const key = `${block.kind} ${index}`;
        const shownNumber = block.kind === 'heading' && !isNumbered ? 0 : number;
        return <Fragment key={key}>{renderBlock(block, shownNumber)}</Fragment>;
      })}
    </div>
  );
}
