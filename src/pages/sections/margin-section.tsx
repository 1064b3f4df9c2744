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

/** Columns with a head in the margin, which stays in view beside its content. */
export function MarginColumns({ head, tone = 'paper', children }: ColumnsProps) {
  return (
    <div className="wrap grid gap-8 py-section nav:grid-cols-[3.7fr_8.3fr] nav:gap-0 nav:py-0 print:py-[7mm]">
      <header className="min-w-0 nav:sticky nav:top-header nav:self-start nav:py-section nav:pr-10 print:static print:break-inside-avoid print:break-after-avoid">
        {head}
      </header>
      <div className={`min-w-0 nav:border-l nav:py-section nav:pl-12 ${tones[tone].body}`}>{children}</div>
    </div>
  );
}

type Props = {
  readonly number: number;
  readonly title: string;
  readonly tone?: Tone;
  readonly children: ReactNode;
};

export function MarginSection({ number, title, tone = 'paper', children }: Props) {
  const id = useId();
  const head = (
    <>
      <SectionNumber className="mb-3.5" aria-hidden="true">
        {`§ ${number}`}
      </SectionNumber>
      <h2 id={id}>{title}</h2>
    </>
  );
  return (
    <section className={tones[tone].section} aria-labelledby={id}>
      <MarginColumns head={head} tone={tone}>
        {children}
      </MarginColumns>
    </section>
  );
}
