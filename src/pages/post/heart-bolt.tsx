type Props = {
  /** Centre, and width of the heart, in the drawing's units. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
};

/** The sign of a defibrillator: a heart with a bolt, paper on copper. */
export function HeartBolt({ x, y, width }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${width / 30})`} strokeWidth={2.2}>
      <path
        d="M0 14C-10 7-15 2-15-5c0-5 4-8.500 8-8.500 3 0 5.500 1.500 7 4 1.500-2.500 4-4 7-4 4 0 8 3.500 8 8.500C15 2 10 7 0 14z"
        fill="#fffdfa"
        stroke="none"
      />
      <path d="m2-10-6 9h7l-4 8" stroke="#a8481f" />
    </g>
  );
}
