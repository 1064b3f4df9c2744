import { expect, test } from 'vitest';
import { classNames, utilities } from '../../../scripts/lib/class-names.ts';

test('the words of class lists are found, wherever a list is kept', () => {
  const source = `
    const variants = { main: 'bg-accent text-sheet' } as const;
    export function Box({ className = '' }: Props) {
      return <div className={\`grid \${variants.main} hover:underline \${className}\`} />;
    }`;
  const found = classNames(source);
  for (const name of ['bg-accent', 'text-sheet', 'grid', 'hover:underline']) expect(found).toContain(name);
});

test('comments, texts, imports and other attributes name no class', () => {
  const source = `
    // A table that is hidden.
    import { static as fixed } from './sticky.ts';
    export const Page = () => <p aria-label="visible" className="flex">italic</p>;`;
  expect([...classNames(source)]).toEqual(['flex']);
});

test('source that cannot be parsed is an error', () => {
  expect(() => classNames('const = ;')).toThrow();
});

test('the utilities of a built sheet are those of its layer, unescaped', () => {
  const css =
    '@layer components{.wrap{margin:auto}}@layer utilities{.p-2\\.5{padding:.625rem}.hover\\:bg-ink:hover{color:red}' +
    '@media (width>=48rem){.md\\:grid{display:grid}}}.after{color:#fff}';
  expect([...utilities(css)]).toEqual(['p-2.5', 'hover:bg-ink', 'md:grid']);
});

test('a utility may have letters beyond ASCII', () => {
  const css = "@layer utilities{.before\\:content-\\[\\'º\\'\\]:before{content:'º'}}";
  expect([...utilities(css)]).toEqual(["before:content-['º']"]);
});

test('a sheet without the layer has none', () => {
  expect(utilities('.wrap{margin:auto}').size).toBe(0);
});
