import type { Config } from 'tailwindcss';

/** Where class names are looked for. The design tokens are in src/ui/styles/theme.css. */
export default {
  content: ['./src/**/*.tsx'],
} satisfies Config;
