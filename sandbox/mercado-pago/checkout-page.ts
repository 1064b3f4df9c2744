// Renders the payment page, on which the visitor chooses how the payment ends.
import { html } from 'hono/html';
import { accent, accent100, accent700 } from '../../src/ui/accent.ts';
import { type Html, htmlDocument } from '../html-document.ts';
import { totalOf } from './order.ts';
import type { Preference } from './payments.ts';

/** Style sheet with the site's colours but only system fonts, so that the page loads no other file. */
const style = `
  *, *::before, *::after { box-sizing: border-box; }
  body { margin: 0; min-width: 18rem; background: #FAF7F2; color: #36435A;
    font: 400 1.125rem/1.6 Arial, "Liberation Sans", sans-serif; }
  h1, h2, .total { font-family: Georgia, "Noto Serif", serif; font-weight: 500; color: #14233B; line-height: 1.14; }
  h1 { margin: 0 0 1.25rem; font-size: 2rem; }
  h2 { margin: 0 0 1rem; font-size: 1.4375rem; }
  .notice { margin: 0; text-wrap: balance; padding: .875rem 1rem; background: ${accent100}; border-bottom: 1px solid #DACDB6;
    color: ${accent700}; font-weight: 600; text-align: center; }
  main { width: min(100% - 2rem, 34rem); margin: 2.5rem auto; padding: clamp(1.25rem, 5vw, 2.5rem);
    background: #FFFDFA; border-radius: 2px;
    box-shadow: 0 1px 1px rgb(58 40 20 / .08), 0 10px 24px -10px rgb(58 40 20 / .22); }
  ul { margin: 0; padding: .5rem 0; list-style: none; border: solid #14233B; border-width: 3px 0 0; position: relative; }
  ul::before { content: ""; position: absolute; inset: 2px 0 auto; height: 1px; background: #14233B; }
  li, .total { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; margin: 0; padding: .75rem 0; }
  li { border-bottom: 1px solid #E4DCCF; }
  li span:first-child { flex: 1 1 12rem; }
  .amount { font-weight: 600; color: #14233B; white-space: nowrap; }
  .total { font-size: 1.75rem; margin-bottom: 1.5rem; }
  form { display: grid; gap: .75rem; }
  button { min-height: 3.25rem; padding: .75rem 1.5rem; border: 1.5px solid #14233B; border-radius: 6px;
    background: transparent; color: #14233B; font: 600 1.125rem/1.2 Arial, "Liberation Sans", sans-serif; cursor: pointer; }
  button:hover { background: #14233B; color: #FAF7F2; }
  button[value=approved] { background: ${accent}; border-color: ${accent}; color: #FFFDFA; }
  button[value=approved]:hover { background: ${accent700}; border-color: ${accent700}; }
  button:focus-visible { outline: 3px solid #14233B; outline-offset: 2px; }
  @media (forced-colors: active) { button { border-color: ButtonBorder; } }
`;

const pesos = new Intl.NumberFormat('es-CL', { style: 'currency', currency: 'CLP' });

export function checkoutHtml({ order }: Preference): Html {
  return layout(
    'Pago de prueba',
    html`<ul>
        ${order.items.map(
          ({ title, quantity, unit_price }) => html`<li>
            <span>${quantity} × ${title}</span> <span class="amount">${pesos.format(quantity * unit_price)}</span>
          </li>`,
        )}
      </ul>
      <p class="total"><span>Total</span> <span class="amount">${pesos.format(totalOf(order))}</span></p>
      <form method="post" aria-labelledby="ending">
        <h2 id="ending">¿Cómo termina este pago?</h2>
        <button name="outcome" value="approved">Aprobar pago</button>
        <button name="outcome" value="pending">Dejar pendiente</button>
        <button name="outcome" value="rejected">Rechazar pago</button>
        <button name="outcome" value="none">Volver al sitio</button>
      </form>`,
  );
}

export function messageHtml(title: string, sentence: string): Html {
  return layout(title, html`<p>${sentence}</p>`);
}

function layout(title: string, content: Html): Html {
  return htmlDocument(
    `${title} | Sandbox de Mercado Pago`,
    style,
    html`<body>
      <header><p class="notice">Sandbox: pago de prueba, no se cobra nada</p></header>
      <main>
        <h1>${title}</h1>
        ${content}
      </main>
    </body>`,
  );
}
