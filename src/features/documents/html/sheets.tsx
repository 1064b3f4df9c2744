import './sheets.css';
import { memo, type ReactNode } from 'react';
import { previewCopy } from '../../../content/documents/complete-copy.ts';
import { resolveImageAddress } from '../../../platform/lazy-code/sealed.ts';
import type { LetterheadSpec } from '../model/document.ts';
import { type HtmlContext, useWording } from './inlines.tsx';

export type LetterheadImage = {
  readonly src: string;
  readonly alt: string;
  /** Width on paper, in pixels of 1/96 inch, like the height. */
  readonly width: number;
  readonly height: number;
};

type LetterheadProps = {
  readonly letterhead: LetterheadSpec;
  /** The school's image, which replaces the firm's logo. */
  readonly image?: LetterheadImage | undefined;
  /** If it is undefined, the letterhead shows the firm's name. */
  readonly logoUrl: string | undefined;
};

function LetterheadMark({ letterhead, image, logoUrl }: LetterheadProps) {
  if (image) {
    const { alt, ...attributes } = image;
    return <img alt={alt} {...attributes} />;
  }
  if (letterhead.kind === 'logo' && logoUrl) {
    return <img src={resolveImageAddress(logoUrl)} alt={letterhead.alt} width={170} height={40} />;
  }
  return (
    <strong className="text-[12.5pt] text-ink">
      {letterhead.kind === 'logo' ? letterhead.alt : letterhead.left}
    </strong>
  );
}

function LetterheadView({ letterhead, ...markProps }: LetterheadProps) {
  return (
    <div
      className="relative flex items-end justify-between gap-x-[10pt] border-b-[2pt] border-ink pb-[6pt] text-[9pt] leading-[1.149] after:absolute after:inset-x-0 after:-bottom-[4.5pt] after:border-b after:border-ink"
      data-part="letterhead"
    >
      <LetterheadMark letterhead={letterhead} {...markProps} />
      <span>{letterhead.right}</span>
    </div>
  );
}

function PageFooter({ template, valuesStore, children }: HtmlContext & { readonly children: ReactNode }) {
  const { initials } = template;
  const footer = useWording(template.footer, valuesStore);
  return (
    <p
      className={`flex items-end justify-between gap-x-[10pt] border-t border-[#cfc5b4] pt-[6pt] text-[8pt] leading-[1.149] text-ink-500 ${initials ? 'min-h-[28.9pt]' : ''}`}
      data-part="footer"
    >
      <span>{footer}</span>
      {initials && <span className="text-ink-700">{initials}</span>}
      {children}
    </p>
  );
}

type Props = HtmlContext & Omit<LetterheadProps, 'letterhead'> & { readonly count: number };

export const Sheets = memo(function Sheets({ count, template, valuesStore, ...markProps }: Props) {
  return (
    <div data-part="sheets" aria-hidden="true">
      {Array.from({ length: count }, (_, page) => (
        <div key={page} data-part="sheet" style={{ '--page': page }}>
          <LetterheadView letterhead={template.letterhead} {...markProps} />
          <PageFooter template={template} valuesStore={valuesStore}>
            <span>{previewCopy.page(page + 1, count)}</span>
          </PageFooter>
        </div>
      ))}
    </div>
  );
});
