import { type ReactNode, useId } from 'react';
import { SectionNumber } from '../../ui/section-number.tsx';

const tones = {
  paper: { section: 'border-t border-rule wrap-break-word', body: 'border-rule' },
  folder: { section: 'border-t border-rule-folder bg-folder wrap-break-word', body: 'border-rule-folder' },
} as const;

type Tone = keyof typeof tones;

type ColumnsProps = {
  readonly head: ReactNode;
  readonly tone?: Tone;
  readonly children: ReactNode;
};

/**
 * Head and content are side by side if there is as much room as the full navigation needs. Doubled text needs twice
 * that width, so a container query decides, not the window's width.
 */
export function MarginColumns({ head, tone = 'paper', children }: ColumnsProps) {
  return (
    <div className="wrap @container">
      <div className="grid gap-5 py-section sm:gap-8 @min-[65rem]:grid-cols-[3.7fr_8.3fr] @min-[65rem]:gap-0 @min-[65rem]:py-0 print:py-[7mm]">
        <header className="min-w-0 @min-[65rem]:sticky @min-[65rem]:top-header @min-[65rem]:self-start @min-[65rem]:py-section @min-[65rem]:pr-10 print:static print:break-inside-avoid print:break-after-avoid">
          {head}
        </header>
        <div
          className={`min-w-0 @min-[65rem]:border-l @min-[65rem]:py-section @min-[65rem]:pl-12 ${tones[tone].body}`}
        >
          {children}
        </div>
      </div>
    </div>
  );
}

type Props = {
  /** Number with §, for pages with at least three sections. */
  readonly number?: number;
  readonly title: string;
  readonly tone?: Tone;
  readonly children: ReactNode;
};

export function MarginSection({ number, title, tone = 'paper', children }: Props) {
  const id = useId();
  const head = (
    <div className="max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:items-baseline max-sm:gap-x-2.5">
      {number !== undefined && <SectionNumber className="sm:mb-3.5" number={number} />}
      <h2 id={id}>{title}</h2>
    </div>
  );
  return (
    <section className={tones[tone].section} aria-labelledby={id}>
      <MarginColumns head={head} tone={tone}>
        {children}
      </MarginColumns>
    </section>
  );
}
