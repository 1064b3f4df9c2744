// Browsers other than Chromium, each driven by its own protocol: Firefox by WebDriver BiDi, which it speaks without a
// driver, WebKit by WebDriver. No client knows both without a driver of Firefox's, which Debian does not have; what the
// journeys need of either is a handful of commands, and input actions are the same in both.

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** Starts a program that does not outlive this process, whatever becomes of the test. */
export function launch(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, options);
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

/** A list of W3C input sources, as `input.performActions` and `POST /actions` take them. */
export type Actions = readonly object[];

export type Engine = {
  readonly open: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  /**
   * Runs a function in the page.
   * @param source a function's text that takes one argument and returns what JSON can hold, or a promise of it
   */
  readonly run: (source: string, argument: unknown) => Promise<unknown>;
  readonly act: (actions: Actions) => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Start = {
  /** Where the browser keeps its profile and puts downloads; an empty folder of its own. */
  readonly home: string;
  readonly downloads: string;
};

/** One press of the main button. @param x,y CSS pixels of the viewport */
export function click({ x, y }: { readonly x: number; readonly y: number }): Actions {
  const actions = [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}

/** Key by key. @param pauseMs between two of them */
export function type(text: string, pauseMs: number): Actions {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
    { type: 'pause', duration: pauseMs },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}
