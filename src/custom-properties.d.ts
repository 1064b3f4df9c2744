import 'react';

declare module 'react' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: an interface adds to React's type
  interface CSSProperties {
    /** What a style sheet reads with var(). */
    [name: `--${string}`]: string | number | undefined;
  }
}
