import type { Config } from 'tailwindcss';

/** The design tokens of src/ui/styles/tokens.css under Tailwind's names; the values live there alone. */
const colors = [
  'paper',
  'sheet',
  'folder',
  'folder-back',
  'rule',
  'rule-folder',
  'edge',
  'ink',
  'ink-700',
  'ink-500',
  'ink-line',
  'on-ink',
  'on-ink-2',
  'copper',
  'copper-700',
  'copper-300',
  'copper-100',
  'sage',
  'sage-100',
  'wine',
  'wine-700',
  'wine-100',
];
const textSizes = [
  'display',
  'display-lg',
  'h1',
  'h2',
  'h3',
  'price',
  'lead',
  'body',
  'small',
  'caption',
  'label',
];

const variables = (prefix: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `var(--${prefix}-${name})`]));

export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    screens: { sm: '40rem', md: '48rem', lg: '64rem', nav: '70rem', xl: '80rem', '2xl': '90rem' },
    extend: {
      colors: variables('color', colors),
      fontFamily: { display: 'var(--font-display)', sans: 'var(--font-sans)', doc: 'var(--font-doc)' },
      fontSize: variables('text', textSizes),
      borderRadius: { sheet: '2px', control: '6px', folder: '10px' },
      boxShadow: {
        sheet: 'var(--shadow-sheet)',
        raised: 'var(--shadow-raised)',
        panel: 'var(--shadow-panel)',
      },
      maxWidth: { container: '75rem', measure: '38rem' },
      transitionTimingFunction: { out: 'var(--ease-out)', in: 'var(--ease-in)', stamp: 'var(--ease-stamp)' },
    },
  },
} satisfies Config;
