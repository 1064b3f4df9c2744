import { expect, test } from './fixtures.ts';
import type { Person } from './person.ts';

const readPageState = () => ({
  path: location.pathname,
  headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
  title: document.title,
  top: scrollY,
});

const expectedPages = {
  '/contacto': ['Conversemos sobre su caso', /^Contacto.* \| Mentoría Legal Educacional$/],
  '/tienda': ['Tienda', /^Tienda de plantillas legales \| Mentoría Legal Educacional$/],
  '/blog': ['Blog', /^Blog.* \| Mentoría Legal Educacional$/],
} as const;

async function expectPage(buyer: Person, path: keyof typeof expectedPages): Promise<void> {
  const [heading, title] = expectedPages[path];
  await expect
    .poll(() => buyer.evaluate(readPageState), { timeout: 60_000 })
    .toEqual({ path, headings: [heading], title: expect.stringMatching(title), top: expect.any(Number) });
}

const footerLink = (name: string) => ({ role: 'link', name, within: 'footer' }) as const;

test('links and Back change the page, its title and its scroll position', async ({ buyer }) => {
  await buyer.open('/blog');
  await expectPage(buyer, '/blog');
  await buyer.press(footerLink('Tienda'));
  await expectPage(buyer, '/tienda');
  expect((await buyer.evaluate(readPageState)).top).toBe(0);
  await buyer.press(footerLink('Contacto'));
  await expectPage(buyer, '/contacto');
  await buyer.back();
  await expectPage(buyer, '/tienda');
  await buyer.back();
  await expectPage(buyer, '/blog');
});

test('quick clicks end on the page that was clicked last', async ({ buyer }) => {
  await buyer.open('/servicios');
  await buyer.sees(footerLink('Blog'));
  for (let round = 0; round < 5; round += 1) {
    await buyer.evaluate(() => {
      const links = [
        ...document.querySelectorAll<HTMLAnchorElement>('footer a[href^="/"]:not([href$=".txt"])'),
      ];
      const contact = links.find((link) => link.pathname === '/contacto');
      for (let click = 0; click < 9; click += 1) links[click % links.length]?.click();
      contact?.click();
    });
    await expectPage(buyer, '/contacto');
    await buyer.press(footerLink('Blog'));
    await expectPage(buyer, '/blog');
  }
});

// If a visitor leaves while code loads, Firefox aborts the load and reports an error. The app must not react by
// reloading the page that was left.
test('a page that was left while its code loaded does not come back', async ({ buyer }) => {
  for (let round = 0; round < 8; round += 1) {
    await buyer.open('/checkout');
    await buyer.open('/tienda');
    await expectPage(buyer, '/tienda');
  }
});
