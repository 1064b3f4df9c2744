import type { Colours } from './colours.ts';

/** In the colours asked for, with the fonts that every machine has: this page loads nothing. */
export function pageStyle({ background_color, text_color, primary_color }: Colours): string {
  return `
  :root { --back: #${background_color}; --text: #${text_color}; --main: #${primary_color}; }
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
}
