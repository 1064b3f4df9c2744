import { html, raw } from 'hono/html';

export type Html = ReturnType<typeof html>;

export function htmlDocument(title: string, style: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="es-CL">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(style)}
        </style>
      </head>
      ${body}
    </html>`;
}
