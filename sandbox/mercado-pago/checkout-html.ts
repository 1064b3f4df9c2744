import { html } from 'hono/html';
import { type Html, htmlDocument } from '../html-document.ts';
import { checkoutStyle } from './checkout-style.ts';
import { totalOf } from './order.ts';
import type { Preference } from './state.ts';

const pesos = new Intl.NumberFormat('es-CL', { style: 'currency', currency: 'CLP' });

/** What is bought, for how much, and the four ways in which it can end. */
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
      <p class="total"><span>Total</span> <span class="amount">${pesos.format(totalOf(order.items))}</span></p>
      <form method="post" aria-labelledby="ending">
        <h2 id="ending">¿Cómo termina este pago?</h2>
        <button name="outcome" value="approved">Aprobar pago</button>
        <button name="outcome" value="pending">Dejar pendiente</button>
        <button name="outcome" value="rejected">Rechazar pago</button>
        <button name="outcome" value="none">Volver al sitio</button>
      </form>`,
  );
}

/** A page that says one thing. */
export function messageHtml(title: string, sentence: string): Html {
  return layout(title, html`<p>${sentence}</p>`);
}

function layout(title: string, content: Html): Html {
  return htmlDocument(
    `${title} | Sandbox de Mercado Pago`,
    checkoutStyle,
    html`<body>
      <header><p class="notice">Sandbox: pago de prueba, no se cobra nada</p></header>
      <main>
        <h1>${title}</h1>
        ${content}
      </main>
    </body>`,
  );
}
