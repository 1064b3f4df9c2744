import { encode } from 'uqr';

/** Modules of white around the code, without which cameras do not find it (ISO/IEC 18004). */
const quietZone = 4;

type Props = {
  /** What a camera reads. */
  readonly text: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
  readonly className?: string;
};

/** A QR code, dark on white whatever is around it. It corrects up to 15 % of damage: it is printed, too. */
export function QrCode({ text, label, className = '' }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={`bg-white forced-color-adjust-none ${className}`}
      width={160}
      height={160}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#000" d={path} />
    </svg>
  );
}
