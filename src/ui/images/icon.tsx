import type { ReactNode } from 'react';

/** Drawings on a grid of 24 units, in the colour of the text except for one accent stroke. */
const drawings = {
  alert: (
    <>
      <path d="M12 3.5 21.5 20h-19z" />
      <path d="M12 10v4.5M12 17.2v.1" />
    </>
  ),
  back: <path d="M20 12H5M10.5 6.5 5 12l5.5 5.5" />,
  bag: (
    <>
      <path d="M5 8h14l1 12.5H4z" />
      <path className="stroke-accent" d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
    </>
  ),
  bin: <path d="M4 7h16M9 7V4h6v3M6 7l1 13.5h10L18 7M10 11v5.5M14 11v5.5" />,
  calendar: (
    <>
      <rect x="3.5" y="5" width="17" height="15.5" rx="1.5" />
      <path d="M3.5 10h17M8 3v4M16 3v4" />
    </>
  ),
  check: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="m7.5 12.3 3.2 3.2 5.8-6.5" />
    </>
  ),
  chevron: <path d="m9 5.5 6.5 6.5L9 18.5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5.3l3.5 2" />
    </>
  ),
  close: <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />,
  document: (
    <>
      <path d="M6 3h8.5L19 7.5V21H6z" />
      <path d="M14.5 3v4.5H19M9 12h7M9 16h7" />
    </>
  ),
  download: <path d="M12 3.5V15M7 10.5l5 5 5-5M4.5 20h15" />,
  forward: <path d="M4 12h15M13.5 6.5 19 12l-5.5 5.5" />,
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.5v.1" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="10" rx="1.5" />
      <path d="M8 10.5v-3a4 4 0 0 1 8 0v3M12 14.5V17" />
    </>
  ),
  mail: (
    <>
      <rect x="3" y="5.5" width="18" height="13.5" rx="1.5" />
      <path d="m3.5 7 8.5 6.5L20.5 7" />
    </>
  ),
  menu: (
    <>
      <path d="M3.5 7h17M3.5 12h17" />
      <path className="stroke-accent" d="M3.5 17h11" />
    </>
  ),
  minus: <path d="M5 12h14" />,
  pin: (
    <>
      <path d="M12 21.5s7-6.5 7-11.5a7 7 0 0 0-14 0c0 5 7 11.5 7 11.5z" />
      <circle cx="12" cy="10" r="2.5" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  print: (
    <>
      <path d="M7 9V3.5h10V9M7 17.5H4v-8h16v8h-3" />
      <path d="M7 14h10v6.5H7z" />
    </>
  ),
  shield: (
    <>
      <path d="m12 3 7.5 2.5v6c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.5v-6z" />
      <path d="m8.5 12 2.5 2.5 4.5-5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

type IconProps = {
  readonly name: IconName;
  readonly className?: string;
};

/** Decorative icon. The text next to it, or the control's label, conveys its meaning. */
export function Icon({ name, className = 'size-6' }: IconProps) {
  return (
    <svg
      className={`flex-none ${className}`}
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
