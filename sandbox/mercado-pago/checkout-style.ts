/** The site's paper, ink and copper, with the fonts that every machine has: this page loads nothing. */
export const checkoutStyle = `
  *, *::before, *::after { box-sizing: border-box; }
  body { margin: 0; min-width: 18rem; background: #FAF7F2; color: #36435A;
    font: 400 1.125rem/1.6 Arial, "Liberation Sans", sans-serif; }
  h1, h2, .total { font-family: Georgia, "Noto Serif", serif; font-weight: 500; color: #14233B; line-height: 1.14; }
  h1 { margin: 0 0 1.25rem; font-size: 2rem; }
  h2 { margin: 0 0 1rem; font-size: 1.4375rem; }
  .notice { margin: 0; text-wrap: balance; padding: .875rem 1rem; background: #F7E8DC; border-bottom: 1px solid #DACDB6;
    color: #86370F; font-weight: 600; text-align: center; }
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
  button[value=approved] { background: #A8481F; border-color: #A8481F; color: #FFFDFA; }
  button[value=approved]:hover { background: #86370F; border-color: #86370F; }
  button:focus-visible { outline: 3px solid #14233B; outline-offset: 2px; }
  @media (forced-colors: active) { button { border-color: ButtonBorder; } }
`;
