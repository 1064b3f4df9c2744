import { html, raw } from 'hono/html';
import { accent } from '../../src/ui/accent.ts';
import { type Html, htmlDocument } from '../html-document.ts';
import type { Booking, Slot, Visitor } from './bookings.ts';

/** Style sheet with the site's colours but only system fonts, so that the page loads no other file. */
const style = `
  :root { --back: #FFFDFA; --text: #14233B; --main: ${accent}; }
  *, *::before, *::after { box-sizing: border-box; }
  body { margin: 0; min-width: 15rem; background: var(--back); color: var(--text);
    font: 400 1.0625rem/1.5 Arial, "Liberation Sans", sans-serif; }
  h1, h2 { margin: 0; font-family: Georgia, "Noto Serif", serif; font-weight: 500; line-height: 1.15; }
  h1 { font-size: 1.75rem; }
  h2 { font-size: 1.25rem; }
  h2::first-letter { text-transform: uppercase; }
  p { margin: 0; }
  main { display: grid; gap: 1.25rem; padding: .5rem; }
  .notice { padding: .5rem .875rem; border: 1.5px dashed var(--main); border-radius: 6px; font-size: .9375rem;
    font-weight: 600; justify-self: start; }
  .steps { display: grid; gap: 1.75rem 2.5rem; }
  section { display: grid; gap: .875rem; align-content: start; }
  ul { margin: 0; padding: 0; list-style: none; display: grid; gap: .5rem; }
  .week { grid-template-columns: repeat(5, minmax(0, 1fr)); grid-auto-rows: 1fr; }
  .week .choice { min-height: 5.5rem; }
  .times { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .back { justify-self: start; display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--main);
    font-weight: 600; }
  .choice, button { display: grid; place-items: center; align-content: center; min-height: 3.25rem; padding: .25rem;
    border: 1.5px solid var(--main); border-radius: 6px; color: var(--main); background: var(--back);
    font: 600 1.0625rem/1.25 Arial, "Liberation Sans", sans-serif; text-decoration: none; text-align: center; }
  .choice small { font-weight: 400; font-size: .875rem; }
  .choice b { font-size: 1.375rem; }
  .choice:hover, .choice[aria-current], button { background: var(--main); color: var(--back); }
  .choice[aria-current] { text-decoration: underline; text-underline-offset: .2em; }
  button { justify-self: start; padding: .5rem 1.5rem; cursor: pointer; }
  button:hover { text-decoration: underline; text-underline-offset: .2em; }
  form { display: grid; gap: 1.25rem; max-width: 28rem; }
  .field { display: grid; gap: .375rem; }
  label { font-weight: 600; }
  input { width: 100%; min-height: 3.25rem; padding: .5rem .75rem; border: 1.5px solid var(--text); border-radius: 6px;
    background: var(--back); color: var(--text); font: inherit; font-size: 1.125rem; }
  .error { border-left: 4px solid var(--main); padding: .25rem 0 .25rem .875rem; font-weight: 600; }
  dl { margin: 0; display: grid; grid-template-columns: auto 1fr; gap: .375rem 1.25rem; }
  dt { font-weight: 600; }
  dd { margin: 0; overflow-wrap: anywhere; }
  a:focus-visible, button:focus-visible, input:focus-visible { outline: 3px solid var(--text); outline-offset: 2px; }
  @media (min-width: 44rem) {
    main { padding: 1rem; gap: 1.5rem; }
    .steps { grid-template-columns: 7fr 6fr; }
    .week .choice { min-height: 9.5rem; }
    .times .choice { min-height: 3.75rem; }
  }
`;

const formats = {
  weekday: new Intl.DateTimeFormat('es-CL', { weekday: 'short', timeZone: 'UTC' }),
  day: new Intl.DateTimeFormat('es-CL', { day: 'numeric', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('es-CL', { month: 'short', timeZone: 'UTC' }),
  fullDate: new Intl.DateTimeFormat('es-CL', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }),
} as const;

function formatDate(date: string, format: keyof typeof formats): string {
  return formats[format].format(new Date(`${date}T00:00:00Z`));
}

type ChoicePage = {
  readonly freeSlots: readonly Slot[];
  /** Day whose sessions the page shows. */
  readonly date: string | undefined;
  /** Reason why the visitor must choose again. */
  readonly notice: string | undefined;
};

export function choiceHtml(base: string, { freeSlots, date, notice }: ChoicePage): Html {
  const days = [...new Set(freeSlots.map((slot) => slot.date))];
  const renderDay = (day: string) => html`<li style="grid-column: ${new Date(day).getUTCDay()}">
    <a
      class="choice"
      href="${`${base}?fecha=${day}`}"
      ${day === date ? raw('aria-current="date"') : ''}
    >
      <small>${formatDate(day, 'weekday')}</small> <b>${formatDate(day, 'day')}</b> <small>${formatDate(day, 'month')}</small>
    </a>
  </li>`;
  const renderSlot = (slot: Slot) => html`<li>
    <a class="choice" href="${`${base}/reserva?fecha=${slot.date}&hora=${slot.time}`}">${slot.time}</a>
  </li>`;
  return layout(
    base,
    'event_type_viewed',
    html`${notice ? html`<p class="error" role="alert">${notice}</p>` : ''}
      <div class="steps">
        <section aria-labelledby="days">
          <h2 id="days">Elija un día</h2>
          <ul class="week">
            ${days.map(renderDay)}
          </ul>
        </section>
        <section aria-labelledby="times">
          <h2 id="times">${date ? formatDate(date, 'fullDate') : 'No quedan horas'}</h2>
          <ul class="times">
            ${freeSlots.filter((slot) => slot.date === date).map(renderSlot)}
          </ul>
        </section>
      </div>`,
  );
}

type DetailsPage = {
  readonly slot: Slot;
  readonly visitor: Visitor;
  readonly error?: string;
};

export function detailsHtml(base: string, { slot, visitor, error }: DetailsPage): Html {
  return layout(
    base,
    'date_and_time_selected',
    html`<a class="back" href="${`${base}?fecha=${slot.date}`}">Cambiar día u hora</a>
      <h2>${formatDate(slot.date, 'fullDate')}, ${slot.time}</h2>
      <form method="post" action="${`${base}/reserva?fecha=${slot.date}&hora=${slot.time}`}">
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

export function confirmationHtml(base: string, { date, time, name, email }: Booking): Html {
  return layout(
    base,
    'event_scheduled',
    html`<h2>Su asesoría está agendada</h2>
      <dl>
        <dt>Día</dt>
        <dd>${formatDate(date, 'fullDate')}</dd>
        <dt>Hora</dt>
        <dd>${time} (Santiago)</dd>
        <dt>Nombre</dt>
        <dd>${name}</dd>
        <dt>Correo</dt>
        <dd>${email}</dd>
      </dl>
      <p>Esta es una agenda de prueba: no se envía ningún correo.</p>
      <a class="back" href="${base}">Agendar otra</a>`,
  );
}

function layout(base: string, event: string, content: Html): Html {
  return htmlDocument(
    'Asesoría gratuita de 30 minutos | Sandbox de agenda',
    style,
    html`<body data-event="${event}">
      <main aria-labelledby="title">
        <p class="notice">Sandbox: agenda de prueba, no se reserva nada</p>
        <h1 id="title">Asesoría gratuita de 30 minutos</h1>
        ${content}
      </main>
      <script src="${base}/messages.js"></script>
    </body>`,
  );
}
