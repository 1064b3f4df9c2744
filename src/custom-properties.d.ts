import 'react';

declare module 'react' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: an interface adds to React's type
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
