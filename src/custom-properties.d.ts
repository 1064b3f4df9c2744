import 'react';

declare module 'react' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: an interface adds to React's type
  interface CSSProperties {
    /** Custom property, which style sheets read with var(). */
    [name: `--${string}`]: string | number | undefined;
  }
}
