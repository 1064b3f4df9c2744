import '../document.css';
import { Fragment } from 'react';
import { type Letterhead, renderBlock, type Template, type Values } from '../document.ts';
import { htmlBlocks } from './blocks.tsx';

interface Props {
  readonly template: Template;
  readonly values: Values;
  /** The logo of a letterhead that shows one; without it the firm's name stands in its place. */
  readonly logoUrl?: string;
}

function LetterheadView({ letterhead, logoUrl }: { letterhead: Letterhead; logoUrl: string | undefined }) {
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

/** The whole document as a Carta sheet, from the same tree as the Word file. */
export function DocumentView({ template, values, logoUrl }: Props) {
  const context = { template, values };
  return (
    <article className={`doc doc--${template.accent}`} lang={template.language} aria-label={template.title}>
      <LetterheadView letterhead={template.letterhead} logoUrl={logoUrl} />
      {template.blocks.map((block, index) => (
        <Fragment key={index}>{renderBlock(htmlBlocks, block, context)}</Fragment>
      ))}
      <p className="doc__footer">{template.footer}</p>
    </article>
  );
}
