import { assetUrl } from '../platform/asset-url.ts';

const files = { ink: 'logo', light: 'logo-claro', mono: 'logo-mono' } as const;

type Props = {
  /** For paper, for ink, or for print. */
  readonly tone?: keyof typeof files;
  readonly alt: string;
  /** Below the fold or only on paper. */
  readonly loading?: 'lazy';
};

/** The firm's lockup; its size comes from where it stands. */
export function Logo({ tone = 'ink', alt, loading }: Props) {
  const src = assetUrl(`/img/${files[tone]}.svg`);
  return <img src={src} width={196} height={46} alt={alt} loading={loading} />;
}
