/** Browser functions that a journey needs. person.ts combines them into a person's steps. */
export type Engine = {
  readonly open: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  /**
   * Evaluates an expression in the page.
   * @param expression must evaluate to JSON, or to a promise of JSON
   */
  readonly run: (expression: string) => Promise<unknown>;
  /**
   * Clicks with the main button.
   * @param point CSS pixels of the viewport
   */
  readonly click: (point: { readonly x: number; readonly y: number }) => Promise<void>;
  /** Types key by key into the focused field. */
  readonly type: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

export type ProfileFolders = {
  /** An empty folder for the browser's profile. */
  readonly home: string;
  readonly downloads: string;
};

export const keyDelayMs = 20;
