import { expect, test } from 'vitest';
import { stylesOf } from '../../../scripts/lib/page-styles.ts';

const css = `
  @layer utilities {
    .grid { display: grid }
    .hover\\:bg-ink:hover { background: #14233b }
    @media (width >= 48rem) { .md\\:flex { display: flex } }
    .animate-fade { animation: fade 1s }
  }
  h1 { color: red }
  .below-floor .waiting { color: blue }
  @keyframes fade { from { opacity: 0 } }`;

test('a page has the rules of its own classes, of elements, and of what the boot script sets', () => {
  const styles = stylesOf(css, '<h1 class="grid hover:bg-ink"></h1><i class="waiting"></i>', '');
  for (const kept of ['.grid{', '.hover\\:bg-ink:hover{', 'h1{', '.below-floor .waiting{'])
    expect(styles).toContain(kept);
  for (const left of ['md\\:flex', 'animate-fade']) expect(styles).not.toContain(left);
});

test('an animation stays where its class does', () => {
  expect(stylesOf(css, '<p class="animate-fade"></p>', '')).toMatch(/@keyframes fade/);
});

test('a class named like a property takes nothing but its own rule along', () => {
  const styles = stylesOf('h1{color:red;text-wrap:balance}.text-wrap{text-wrap:wrap}', '<h1></h1>', '');
  expect(styles).toContain('h1{color:red;text-wrap:balance}');
});

test('a class of a width stays with its condition', () => {
  expect(stylesOf(css, '<p class="md:flex"></p>', '')).toMatch(/@media[^{]*48rem[^{]*\{\.md\\:flex/);
});

test('so has what the page’s first code may show', () => {
  const code = 'let a={b:"grid gap-2",c:`hover:bg-ink`};';
  const styles = stylesOf(css, '<p></p>', code);
  for (const kept of ['.grid{', '.hover\\:bg-ink:hover{']) expect(styles).toContain(kept);
  expect(styles).not.toContain('md\\:flex');
});

test('tokens that nothing refers to are left out, those of tokens, HTML and code are not', () => {
  const tokens = `:root { --a: 1px; --b: var(--c); --c: 2px; --d: 3px; --e: 4px; --f: var(--g); --g: 5px }
    @property --h { syntax: "*"; inherits: false }
    .used { margin: var(--b) } .unused { margin: var(--a) }`;
  const styles = stylesOf(tokens, '<p class="used" style="margin:var(--d)"></p>', 'a="var(--e)"');
  expect(styles.match(/--\w(?=:)/g)).toEqual(['--b', '--c', '--d', '--e']);
  expect(styles).not.toContain('--h');
});

test('a class with quotation marks or an ampersand inside stays, in HTML and in code', () => {
  const quoted = `.before\\:content-\\[\\'·\\'\\]:before { content: '·' } .\\[\\&_svg\\]\\:size-5 svg { width: 5px }`;
  const html = '<p class="before:content-[&#x27;·&#x27;] [&amp;_svg]:size-5"><svg></svg></p>';
  const code = "a=`before:content-['·'] [&_svg]:size-5`;(0,b.jsx)(`svg`,{})";
  for (const styles of [stylesOf(quoted, html, ''), stylesOf(quoted, '<p></p>', code)]) {
    expect(styles).toContain('content:"·"');
    expect(styles).toContain('width:5px');
  }
});

test('a page has no rules of elements that neither its HTML nor its first code has', () => {
  const base = `input, h1 { margin: var(--x) } table, td { border: 0 } :where(select:is([multiple])) option { padding: 0 }
    ::placeholder { opacity: 1 } :where(a, input):focus { outline: 0 } h1::before { color: red }
    ::-webkit-datetime-edit { padding: 0 } ::selection { color: blue } main > table { margin: 0 }`;
  const styles = stylesOf(base, '<h1></h1><a></a>', '');
  expect(styles).toBe(
    'input,h1{margin:var(--x)}:where(a,input):focus{outline:0}h1:before{color:red}::selection{color:#00f}',
  );
  for (const code of ['(0,a.jsx)(`input`,{})', 'b.jsxs)("input",{})']) {
    expect(stylesOf(base, '<h1></h1><a></a>', code)).toMatch(
      /^input,h1\{.*::placeholder.*::-webkit-datetime-edit/,
    );
  }
});

test('the values of the theme’s tokens take their place, but for those with several values or named elsewhere', () => {
  const themed = `@layer theme { :root, :host { --a: 1rem; --b: calc(var(--a) * 2); --c: 3px; --d: 4px; --tint: 5ms }
      @media (prefers-reduced-motion: reduce) { :root { --tint: 1ms } } }
    p { margin: var(--b); padding: var(--c); gap: var(--d, 6px); transition-duration: var(--tint); color: var(--own) }
    i { --own: red }`;
  const styles = stylesOf(themed, '<p></p><i style="margin:var(--c)"></i>', '');
  expect(styles).toContain('margin:2rem');
  for (const variable of ['--c', '--d,6px', '--tint', '--own']) expect(styles).toContain(`var(${variable})`);
  expect(styles).toContain(':root,:host{--c:3px;--d:4px;--tint:5ms}');
});

test('what stands in for registered properties below the floor is left to the whole sheets, its layer stays the first', () => {
  const styles = stylesOf(
    '@layer properties { * { --tw-a: 0 } } @layer base { p { margin: 0 } }',
    '<p></p>',
    '',
  );
  expect(styles).toBe('@layer properties;@layer base{p{margin:0}}');
});
