import { assetUrl } from '../../platform/current-env.ts';

const files = { ink: 'logo', light: 'logo-claro', mono: 'logo-mono' } as const;

type Props = {
  /** For paper, for ink, or for print. */
  readonly tone?: keyof typeof files;
  readonly alt: string;
  /** Below the fold or only on paper. */
  readonly loading?: 'lazy';
  /** Its size. */
  readonly className?: string;
};

/** The firm's lockup. */
export function Logo({ tone = 'ink', alt, loading, className }: Props) {
  const src = assetUrl(`/img/${files[tone]}.svg`);
  return <img className={className} src={src} width={196} height={46} alt={alt} loading={loading} />;
}
