/** What a journey needs of a browser; person.ts makes a person's steps of it. */
export type Engine = {
  readonly open: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  /** @param expression evaluated in the page; its value, or its promise's, is what JSON can hold */
  readonly run: (expression: string) => Promise<unknown>;
  /** Presses the main button. @param at CSS pixels of the viewport */
  readonly click: (at: { readonly x: number; readonly y: number }) => Promise<void>;
  /** Into the field that has the focus, key by key. */
  readonly type: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Start = {
  /** Where the browser keeps its profile; an empty folder of its own. */
  readonly home: string;
  readonly downloads: string;
};

/** Milliseconds between two keys. */
export const keyPause = 20;
