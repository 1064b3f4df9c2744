import type { Config } from 'tailwindcss';
import { accent, accent100, accent300, accent700 } from './src/ui/accent.ts';

/**
 * Lists the files with class names, and defines the accent, which src/ui/styles/theme.css adds to the design tokens.
 */
export default {
  content: ['./src/**/*.tsx'],
  theme: { extend: { accent: { DEFAULT: accent, 700: accent700, 300: accent300, 100: accent100 } } },
} satisfies Config;
