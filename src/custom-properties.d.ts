import 'react';

declare module 'react' {
  interface CSSProperties {
    /** What a style sheet reads with var(). */
    [name: `--${string}`]: string | number | undefined;
  }
}
