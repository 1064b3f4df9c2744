import { assetUrl } from '../../platform/current-env.ts';

const files = { ink: 'logo', light: 'logo-claro', mono: 'logo-mono' } as const;

type Props = {
  /** Version of the logo: 'ink' is for paper, 'light' for ink backgrounds, and 'mono' for print. */
  readonly tone?: keyof typeof files;
  readonly alt: string;
  /** Set this for a logo that is below the fold or only in print. */
  readonly loading?: 'lazy';
  readonly className?: string;
};

export function Logo({ tone = 'ink', alt, loading, className }: Props) {
  const src = assetUrl(`/img/${files[tone]}.svg`);
  return <img className={className} src={src} width={196} height={46} alt={alt} loading={loading} />;
}
