import type { ReactNode } from 'react';
import { paths } from '../content/paths.ts';
import { paidCopy } from '../content/returns.ts';
import { BackLink } from '../ui/arrow-link.tsx';
import { Seal } from '../ui/seal.tsx';

type Props = {
  readonly heading: string;
  readonly text: string;
  readonly seal?: boolean;
  /** Between the text and the link to the shop. */
  readonly children?: ReactNode;
};

/** The head of both return pages. */
export function ThanksHead({ heading, text, seal = false, children }: Props) {
  return (
    <header className="thanks__head">
      {seal && <Seal />}
      <h1>{heading}</h1>
      <p className="lead">{text}</p>
      {children}
      <BackLink to={paths.shop}>{paidCopy.back}</BackLink>
    </header>
  );
}
