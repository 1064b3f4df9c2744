import { formattedTotal } from '../../tests/shop.ts';
import { cartEntry, setStorage } from '../support/browser-storage.ts';
import { cartButton, drawer, openCart } from '../support/cart.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName, formName } from '../support/names.ts';
import { openApp } from '../support/open-app.ts';
import { orderTotal, payButton } from '../support/paying.ts';
import { translatedTag } from '../support/tags.ts';

test('a visitor adds, changes and removes products in the cart', {
  tag: translatedTag,
}, async ({ page, fillCart }) => {
  await fillCart(formName, contractName);
  // A phone shows only the newest message.
  await expect(page.getByText('¡Añadido al carrito!').last()).toBeVisible();
  const cart = await openCart(page);
  const formLine = cart.getByRole('article').filter({ hasText: formName });
  await formLine.getByRole('button', { name: 'Aumentar cantidad' }).click();
  await formLine.getByRole('button', { name: 'Aumentar cantidad' }).click();
  await expect(formLine).toContainText(formattedTotal({ forms: 3 }));
  await expect(cart).toContainText(formattedTotal({ forms: 3, contracts: 1 }));
  await expect(cart).toContainText('El envío y los impuestos se calculan al finalizar la compra.');
  await formLine.getByRole('button', { name: 'Disminuir cantidad' }).click();
  await expect(cart).toContainText(formattedTotal({ forms: 2, contracts: 1 }));
  await cart.getByRole('button', { name: `Quitar producto: ${contractName}` }).click();
  await expect(cart.getByRole('article')).toHaveCount(1);
  await cart.getByRole('button', { name: 'Deshacer' }).click();
  await expect(cart.getByRole('article')).toHaveCount(2);
  await expect(cart).toContainText(formattedTotal({ forms: 2, contracts: 1 }));
  await cart.getByRole('button', { name: `Quitar producto: ${contractName}` }).click();
  await formLine.getByRole('button', { name: 'Disminuir cantidad' }).click();
  await formLine.getByRole('button', { name: 'Disminuir cantidad' }).click();
  await expect(cart).toContainText('Su carrito está vacío.');
  // Removing the last product can be undone too.
  await cart.getByRole('button', { name: 'Deshacer' }).click();
  await expect(cart).toContainText('Su carrito (1)');
  await cart.getByRole('button', { name: 'Vaciar carrito' }).click();
  await cart.getByRole('button', { name: 'Deshacer' }).click();
  await expect(formLine).toContainText(formattedTotal({ forms: 1 }));
});

test('the cart icon hops when a product is added, unless motion is reduced', async ({ page }) => {
  /** Returns the animations before and after a click, with their duration in milliseconds. */
  const animationsOfAdding = (name: string) =>
    page
      .getByRole('article')
      .filter({ hasText: name })
      .getByRole('button', { name: 'Añadir al Carrito' })
      .evaluate(async (button) => {
        const readAnimations = () =>
          document.getAnimations().map((animation) => ({
            name: animation instanceof CSSAnimation ? animation.animationName : 'transition',
            ms: Number(animation.effect?.getComputedTiming().endTime),
          }));
        const animationsBefore = readAnimations();
        (button as HTMLElement).click();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return { before: animationsBefore, after: readAnimations() };
      });
  await setStorage(page, cartEntry(formName));
  await openApp(page, '/tienda');
  await expect(cartButton(page, 1)).toBeVisible();
  const { before, after } = await animationsOfAdding(contractName);
  expect(before).toEqual([]);
  expect(after.map(({ name }) => name)).toContain('hop');
  expect(Math.max(...after.map(({ ms }) => ms))).toBeLessThanOrEqual(200);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const reducedAnimations = (await animationsOfAdding(contractName)).after;
  expect(reducedAnimations.map(({ name }) => name)).not.toContain('hop');
  expect(reducedAnimations.filter(({ ms }) => ms > 1)).toEqual([]);
});

test('the cart is the same after a reload and in another tab', async ({ page, context }) => {
  await page.goto('/tienda/contrato-plazo-fijo-educadora');
  await page
    .getByRole('button', { name: `Añadir al Carrito por ${formattedTotal({ contracts: 1 })}` })
    .click();
  await expect(page).toHaveURL('/tienda');
  await expect(page.getByText('¡Añadido al carrito!').first()).toBeVisible();
  await expect(cartButton(page, 1)).toBeVisible();

  const otherTab = await context.newPage();
  await otherTab.goto('/checkout');
  await expect(orderTotal(otherTab)).toContainText(formattedTotal({ contracts: 1 }));
  await page.getByRole('article').filter({ hasText: formName }).getByRole('button').click();
  await expect(orderTotal(otherTab)).toContainText(formattedTotal({ forms: 1, contracts: 1 }));
  await page.reload();
  await expect(cartButton(page, 2)).toBeVisible();

  await (await openCart(otherTab)).getByRole('button', { name: 'Vaciar carrito' }).click();
  await expect(drawer(otherTab)).toContainText('Su carrito está vacío.');
  await expect(cartButton(page, 0)).toBeVisible();
  await (await openCart(page)).getByRole('link', { name: 'Ir a la tienda' }).click();
  await expect(drawer(page)).toHaveCount(0);

  await otherTab.keyboard.press('Escape');
  await expect(otherTab.getByText('Tu carrito está vacío.')).toBeVisible();
  await expect(payButton(otherTab)).toHaveCount(0);
  await otherTab.getByRole('main').getByRole('link', { name: 'Ir a la tienda' }).click();
  await expect(otherTab).toHaveURL('/tienda');
});

test('without storage the cart lasts until the checkout', async ({ page, fillCart }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await fillCart(formName);
  await (await openCart(page)).getByRole('link', { name: 'Finalizar Compra' }).click();
  await expect(orderTotal(page)).toContainText(formattedTotal({ forms: 1 }));
});
