import './document.css';
import { Fragment, memo, type Ref, useMemo } from 'react';
import { createStore } from '../../../platform/store.ts';
import { type Block, type Conditional, renderBlock, type Template, type Values } from '../model/document.ts';
import { isMet } from '../model/values.ts';
import { useSelected } from '../model/values-store.ts';
import { htmlBlocks } from './blocks.tsx';
import { type HtmlContext, useWording } from './inlines.tsx';
import { type LetterheadImage, Sheets } from './sheets.tsx';
import { usePages } from './use-pages.ts';

type BlocksProps = HtmlContext & { readonly blocks: readonly Block[] };

/**
 * Renders only once for a template and its store. Each value in it subscribes to the answers that it shows, and renders
 * again by itself.
 */
const Blocks = memo(function Blocks({ blocks, template, valuesStore }: BlocksProps) {
  const context = { template, valuesStore };
  return blocks.map((block, index) => (
    <Fragment key={index}>
      {block.kind === 'conditional' ? (
        <ConditionalBlocks block={block} context={context} />
      ) : (
        renderBlock(htmlBlocks, block, context)
      )}
    </Fragment>
  ));
});

type ConditionalProps = { readonly block: Conditional; readonly context: HtmlContext };

function ConditionalBlocks({ block: { when, blocks }, context }: ConditionalProps) {
  const isPrinted = useSelected(context.valuesStore, when.dependsOn, (answers) => isMet(when, answers));
  return isPrinted && <Blocks blocks={blocks} {...context} />;
}

type SheetProps = HtmlContext & {
  readonly logoUrl?: string | undefined;
  readonly image?: LetterheadImage | undefined;
};

type ArticleProps = SheetProps & {
  readonly ref: Ref<HTMLElement>;
  /** Number of sheets behind the text; 0 for text without sheets. */
  readonly count: number;
};

export function DocumentArticle({ ref, count, template, valuesStore, logoUrl, image }: ArticleProps) {
  return (
    <article
      ref={ref}
      translate="no"
      className="doc"
      lang={template.language}
      aria-label={useWording(template.title, valuesStore)}
    >
      {count > 0 && (
        <Sheets count={count} template={template} valuesStore={valuesStore} logoUrl={logoUrl} image={image} />
      )}
      <Blocks blocks={template.blocks} template={template} valuesStore={valuesStore} />
    </article>
  );
}

/** Document on the same pages as in the Word file. It always shows the current values of the store. */
export const PagedView = memo(function PagedView(props: SheetProps) {
  const { frame, article, count } = usePages();
  return (
    <div className="paged" ref={frame} style={{ '--pages': count }}>
      <DocumentArticle ref={article} count={count} {...props} />
    </div>
  );
});

type Props = {
  readonly template: Template;
  readonly values: Values;
  readonly logoUrl?: string;
};

export function DocumentView({ template, values, logoUrl }: Props) {
  const valuesStore = useMemo(() => createStore(values), [values]);
  return <PagedView template={template} valuesStore={valuesStore} logoUrl={logoUrl} />;
}
