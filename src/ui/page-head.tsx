import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly label?: string;
  readonly lead?: string;
  /** A back link. */
  readonly back?: ReactNode;
};

export function PageHead({ title, label, lead, back }: Props) {
  return (
    <header className="page-head">
      {back}
      {label && <span className="label">{label}</span>}
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </header>
  );
}
