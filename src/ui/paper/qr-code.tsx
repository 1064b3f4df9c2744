import { encode } from 'uqr';

/** Width in modules of the white margin, without which cameras don't find the code (ISO/IEC 18004). */
const quietZone = 4;

type Props = {
  readonly text: string;
  readonly label: string;
  readonly className?: string;
};

/** QR code, dark on white on any background. It corrects up to 15 % of damage, because it is also printed. */
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
