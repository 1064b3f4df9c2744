import './document.css';
import { memo, type ReactNode, type Ref } from 'react';
import { keysOf } from '../model/block-keys.ts';
import { type Block, type Letterhead, renderBlock, type Template, type Values } from '../model/document.ts';
import { htmlBlocks } from './blocks.tsx';

type LetterheadProps = {
  readonly letterhead: Letterhead;
  /** The logo of a letterhead that shows one; without it the firm's name stands in its place. */
  readonly logoUrl: string | undefined;
};

export function LetterheadView({ letterhead, logoUrl }: LetterheadProps) {
  return (
    <div className="doc__letterhead">
      {letterhead.kind === 'logo' && logoUrl ? (
        <img src={logoUrl} alt={letterhead.alt} width={170} height={40} />
      ) : (
        <strong>{letterhead.kind === 'logo' ? letterhead.alt : letterhead.left}</strong>
      )}
      <span>{letterhead.right}</span>
    </div>
  );
}

type BlockProps = {
  readonly block: Block;
  readonly template: Template;
  readonly values: Values;
};

function hasSameProps(before: BlockProps, after: BlockProps): boolean {
  return (
    before.block === after.block &&
    before.template === after.template &&
    keysOf(after.block).every((key) => before.values[key] === after.values[key])
  );
}

/** Rendered again only when one of its own fields changes: a document has a hundred blocks, a key press one. */
const BlockView = memo(
  ({ block, template, values }: BlockProps) => renderBlock(htmlBlocks, block, { template, values }),
  hasSameProps,
);

type Props = {
  readonly template: Template;
  readonly values: Values;
  readonly logoUrl?: string;
  /** What lies behind the text, and how the whole is told apart. */
  readonly backdrop?: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLElement>;
};

/** The whole document as a Carta sheet, from the same tree as the Word file. */
export function DocumentView({ template, values, logoUrl, backdrop, className = '', ref }: Props) {
  return (
    <article
      ref={ref}
      className={`doc doc--${template.accent} ${className}`.trim()}
      lang={template.language}
      aria-label={template.title}
    >
      {backdrop}
      <LetterheadView letterhead={template.letterhead} logoUrl={logoUrl} />
      {template.blocks.map((block, index) => (
        // A template never changes, so a place in it is a key that lasts.
        <BlockView key={index} block={block} template={template} values={values} />
      ))}
      <p className="doc__footer">{template.footer}</p>
    </article>
  );
}
