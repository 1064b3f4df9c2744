import { html, raw } from 'hono/html';
import { type Html, htmlDocument } from '../html-document.ts';
import type { Colours } from './colours.ts';
import type { Slot } from './offer.ts';
import { pageStyle } from './page-style.ts';
import type { Booking, Visitor } from './state.ts';

export type PageOptions = {
  /** The path this service is mounted at. */
  readonly base: string;
  readonly colours: Colours;
  /** Whether the page posts messages to the one that frames it. */
  readonly talks: boolean;
};

const formats = {
  weekday: new Intl.DateTimeFormat('es-CL', { weekday: 'short', timeZone: 'UTC' }),
  day: new Intl.DateTimeFormat('es-CL', { day: 'numeric', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('es-CL', { month: 'short', timeZone: 'UTC' }),
  whole: new Intl.DateTimeFormat('es-CL', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }),
} as const;

function written(date: string, as: keyof typeof formats): string {
  return formats[as].format(new Date(`${date}T00:00:00Z`));
}

/** An address of this service that keeps the colours. */
function address({ base, colours }: PageOptions, path: string, query: Record<string, string>): string {
  return `${base}${path}?${new URLSearchParams({ ...query, ...colours })}`;
}

type Choice = {
  readonly free: readonly Slot[];
  /** The day whose hours are shown. */
  readonly date: string | undefined;
  /** Why the visitor is here again. */
  readonly notice?: string;
};

/** The days, and the free half hours of one of them. */
export function choiceHtml(options: PageOptions, { free, date, notice }: Choice): Html {
  const days = [...new Set(free.map((slot) => slot.date))];
  const day = (one: string) => html`<li style="grid-column: ${new Date(one).getUTCDay()}">
    <a
      class="choice"
      href="${address(options, '', { fecha: one })}"
      ${one === date ? raw('aria-current="date"') : ''}
    >
      <small>${written(one, 'weekday')}</small> <b>${written(one, 'day')}</b> <small>${written(one, 'month')}</small>
    </a>
  </li>`;
  const time = (slot: Slot) => html`<li>
    <a class="choice" href="${address(options, '/reserva', { fecha: slot.date, hora: slot.time })}">${slot.time}</a>
  </li>`;
  return layout(
    options,
    'event_type_viewed',
    html`${notice ? html`<p class="error" role="alert">${notice}</p>` : ''}
      <div class="steps">
        <section aria-labelledby="days">
          <h2 id="days">Elija un día</h2>
          <ul class="week">
            ${days.map(day)}
          </ul>
        </section>
        <section aria-labelledby="times">
          <h2 id="times">${date ? written(date, 'whole') : 'No quedan horas'}</h2>
          <ul class="times">
            ${free.filter((slot) => slot.date === date).map(time)}
          </ul>
        </section>
      </div>`,
  );
}

type Details = {
  readonly slot: Slot;
  readonly visitor: Visitor;
  readonly error?: string;
};

/** Who comes. */
export function detailsHtml(options: PageOptions, { slot, visitor, error }: Details): Html {
  return layout(
    options,
    'date_and_time_selected',
    html`<a class="back" href="${address(options, '', { fecha: slot.date })}">Cambiar día u hora</a>
      <h2>${written(slot.date, 'whole')}, ${slot.time}</h2>
      <form method="post" action="${address(options, '/reserva', { fecha: slot.date, hora: slot.time })}">
        ${error ? html`<p class="error" role="alert">${error}</p>` : ''}
        <p class="field">
          <label for="name">Nombre</label>
          <input id="name" name="nombre" autocomplete="name" maxlength="120" required value="${visitor.name}" />
        </p>
        <p class="field">
          <label for="email">Correo electrónico</label>
          <input id="email" name="correo" type="email" autocomplete="email" required value="${visitor.email}" />
        </p>
        <button>Confirmar asesoría</button>
      </form>`,
  );
}

/** The session is booked. */
export function confirmationHtml(options: PageOptions, { date, time, name, email }: Booking): Html {
  return layout(
    options,
    'event_scheduled',
    html`<h2>Su asesoría está agendada</h2>
      <dl>
        <dt>Día</dt>
        <dd>${written(date, 'whole')}</dd>
        <dt>Hora</dt>
        <dd>${time} (Santiago)</dd>
        <dt>Nombre</dt>
        <dd>${name}</dd>
        <dt>Correo</dt>
        <dd>${email}</dd>
      </dl>
      <p>Esta es una agenda de prueba: no se envía ningún correo.</p>
      <a class="back" href="${address(options, '', {})}">Agendar otra</a>`,
  );
}

function layout({ base, colours, talks }: PageOptions, event: string, content: Html): Html {
  return htmlDocument(
    'Asesoría gratuita de 30 minutos | Sandbox de agenda',
    pageStyle(colours),
    html`<body data-event="${event}">
      <main aria-labelledby="title">
        <p class="notice">Sandbox: agenda de prueba, no se reserva nada</p>
        <h1 id="title">Asesoría gratuita de 30 minutos</h1>
        ${content}
      </main>
      ${talks ? html`<script src="${base}/messages.js"></script>` : ''}
    </body>`,
  );
}
