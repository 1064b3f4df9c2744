import type { Page } from 'playwright';

export type Visit = {
  readonly page: Page;
  readonly faults: (list: readonly object[]) => Promise<void>;
};

export type Act = (visit: Visit) => Promise<unknown>;

/** A page, and what is done there before its picture is taken. */
export type PageState = {
  readonly name: string;
  readonly path: string;
  /** Whether the whole page is shown, not only what fits the screen. */
  readonly whole?: boolean;
  readonly act?: Act;
};
