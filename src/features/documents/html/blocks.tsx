import { type ReactNode, useSyncExternalStore } from 'react';
import { type BlockOf, fieldOf, type Line, type Renderer } from '../model/document.ts';
import type { Wording } from '../model/inflection.ts';
import { isBlank } from '../model/values.ts';
import type { ValuesStore } from '../model/values-store.ts';
import { DataTable } from './data-table.tsx';
import { FieldValue, type HtmlContext, htmlLine, OptionBoxes, useWording } from './inlines.tsx';

const paragraphs = {
  body: 'mb-[0.75em] text-wrap',
  note: 'mb-[0.75em] text-[0.933em] text-wrap text-ink-500',
  fineprint: 'mb-[0.375em] text-[0.867em] leading-[1.4] text-wrap text-ink-500 print:break-before-avoid',
} as const;

const lists = {
  none: 'mb-[0.875em] pl-[1.5em] *:mb-[0.375em] *:indent-[-1.5em]',
  number: 'mb-[0.875em] list-decimal pl-[1.75em] *:mb-[0.375em] *:pl-[0.25em]',
  letter: 'mb-[0.875em] list-[doc-letters] pl-[1.75em] *:mb-[0.375em] *:pl-[0.25em]',
} as const;

const headings = {
  accent: 'mt-[0.9em] mb-[0.4em] text-[1.067em] text-accent data-new-page:break-before-page',
  ink: 'mt-[0.9em] mb-[0.4em] text-[1.067em] data-new-page:break-before-page',
} as const;

type StoreProps = { readonly values: ValuesStore };

/** Words of a heading, which may agree with an answer. */
function Words({ wording, values }: StoreProps & { readonly wording: Wording }) {
  return useWording(wording, values);
}

function FieldTable({ name, header, rows, template, values }: BlockOf<'fields'> & HtmlContext) {
  return (
    <table className="table-fixed" aria-label={useWording(name, values)}>
      <thead>
        <tr>
          {header.map((text, index) => (
            <th
              key={index}
              scope={header.length === 1 ? 'colgroup' : 'col'}
              colSpan={header.length === 1 ? 2 : 1}
              className={index === 0 && header.length === 2 ? 'w-[35%]' : ''}
            >
              <Words wording={text} values={values} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, before }) => (
          <tr key={key}>
            <th scope="row" className="w-[35%]">
              {label}
            </th>
            <td>
              {before &&
                htmlLine(
                  [
                    { kind: 'inflected', ...before },
                    { kind: 'text', text: ' ' },
                  ],
                  { template, values },
                )}
              <FieldValue field={fieldOf(template, key)} values={values} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Signature({ lines, context }: { readonly lines: readonly Line[]; readonly context: HtmlContext }) {
  return (
    <div className="min-w-[min(19em,100%)] *:mb-[0.25em] before:mb-[0.5em] before:block before:w-[min(19em,80%)] before:border-t before:border-ink">
      {lines.map((line, index) => (
        <p key={index}>{htmlLine(line, context)}</p>
      ))}
    </div>
  );
}

/** What is left out of the document once anything is filled in. */
function BlankOnly({ values, children }: Pick<HtmlContext, 'values'> & { readonly children: ReactNode }) {
  const isShown = () => isBlank(values.get());
  return useSyncExternalStore(values.subscribe, isShown, isShown) && children;
}

function items(lines: readonly Line[], context: HtmlContext): ReactNode {
  return lines.map((line, index) => <li key={index}>{htmlLine(line, context)}</li>);
}

/**
 * The blocks of a document on a page with its own h1, so the title is an h2. A template never changes, so an index in it
 * is a lasting key.
 */
export const htmlBlocks: Renderer<ReactNode, HtmlContext> = {
  title: ({ text, subtitle }, { values }) => (
    <hgroup className="mb-[0.75em] text-center">
      <h2 className="mx-auto mb-[0.25em] max-w-[30em] text-[1.333em] print:max-w-none">{text}</h2>
      <p>
        <Words wording={subtitle} values={values} />
      </p>
    </hgroup>
  ),
  heading: ({ level, text, newPage }, { template, values }) =>
    level === 1 ? (
      <h3 className={headings[template.headings]} data-new-page={newPage ? '' : undefined}>
        <Words wording={text} values={values} />
      </h3>
    ) : (
      <h4 className="my-[0.5em] text-ink">
        <Words wording={text} values={values} />
      </h4>
    ),
  paragraph: (block, context) => {
    const paragraph = <p className={paragraphs[block.variant]}>{htmlLine(block.content, context)}</p>;
    return block.blankOnly ? <BlankOnly values={context.values}>{paragraph}</BlankOnly> : paragraph;
  },
  list: ({ marker, items: lines }, context) =>
    marker === 'none' ? (
      <ul className={lists.none}>{items(lines, context)}</ul>
    ) : (
      <ol className={lists[marker]} type={marker === 'letter' ? 'a' : '1'}>
        {items(lines, context)}
      </ol>
    ),
  choice: ({ question, key }, { template, values }) => (
    <>
      <p className="mb-[0.375em] text-wrap" data-question="">
        <strong>{question}</strong>
      </p>
      <p className={paragraphs.body}>
        <OptionBoxes field={fieldOf(template, key)} values={values} />
      </p>
    </>
  ),
  fields: (block, context) => <FieldTable {...block} {...context} />,
  table: (block, context) => <DataTable block={block} context={context} />,
  signatures: ({ people }, context) => (
    <div
      className="mt-[4em] mb-[1.5em] flex flex-wrap justify-around gap-x-[2em] gap-y-[4em] text-[0.933em] print:break-before-avoid"
      data-signatures=""
    >
      {people.map((lines, index) => (
        <Signature key={index} lines={lines} context={context} />
      ))}
    </div>
  ),
};
