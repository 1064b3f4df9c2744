import type { ReactNode } from 'react';
import { TextLink } from './text-link.tsx';

type Props = { readonly to: string; readonly className?: string; readonly children: ReactNode };

export function BackLink({ className = '', ...rest }: Props) {
  return <TextLink before="back" className={`print:hidden ${className}`} {...rest} />;
}

export function ForwardLink(props: Props) {
  return <TextLink after="forward" {...props} />;
}
