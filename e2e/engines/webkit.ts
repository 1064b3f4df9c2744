import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { freePort } from '../../scripts/lib/free-port.ts';
import { type Engine, launch, type Start } from './engine.ts';

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

/** A screen of its own for a browser that has no headless mode. */
async function startScreen(): Promise<{ readonly display: string; readonly screen: ChildProcess }> {
  const screen = launch('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = screen.stdio[3];
  if (!pipe) throw new Error('Xvfb has no pipe to write its number to');
  const [number] = await once(pipe, 'data');
  return { display: `:${String(number).trim()}`, screen };
}

const Answer = v.object({ value: v.unknown() });
const Failure = v.object({ value: v.object({ error: v.string(), message: v.string() }) });
const Session = v.object({ sessionId: v.string() });

type Ask = (method: 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** @param base the driver's address */
function asks(base: string): Ask {
  return async (method, path, body) => {
    const response = await fetch(base + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const answer: unknown = await response.json();
    if (response.ok) return v.parse(Answer, answer).value;
    const { error, message } = v.parse(Failure, answer).value;
    throw new Error(`${error}: ${message}`);
  };
}

/** Until the driver listens. */
async function isReady(base: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const answer = await fetch(`${base}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver did not start');
}

/** @param program WebKitWebDriver's path; it finds its MiniBrowser itself */
export async function startWebKit(program: string, { home, downloads }: Start): Promise<Engine> {
  const config = join(home, '.config');
  mkdirSync(config, { recursive: true });
  writeFileSync(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const { display, screen } = await startScreen();
  const port = await freePort();
  const driver = launch(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, HOME: home, XDG_CONFIG_HOME: config },
  });
  const base = `http://127.0.0.1:${port}`;
  await isReady(base, driver);
  const ask = asks(base);
  const { sessionId } = v.parse(
    Session,
    await ask('POST', '/session', { capabilities: { alwaysMatch: {} } }),
  );
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/window/rect`, { width: 1300, height: 950 });
  return {
    open: async (url) => {
      await ask('POST', `${session}/url`, { url });
    },
    back: async () => {
      await ask('POST', `${session}/back`, {});
    },
    run: async (source, argument) => {
      const script = `const done = arguments[1];
        Promise.resolve(JSON.parse(arguments[0])).then(${source}).then(
          (value) => done(JSON.stringify({ value: value ?? null })),
          (error) => done(JSON.stringify({ error: String(error) })),
        );`;
      const text = await ask('POST', `${session}/execute/async`, {
        script,
        args: [JSON.stringify(argument ?? null)],
      });
      const answer: { value?: unknown; error?: string } = JSON.parse(String(text));
      if (answer.error) throw new Error(answer.error);
      return answer.value;
    },
    act: async (actions) => {
      await ask('POST', `${session}/actions`, { actions });
    },
    close: async () => {
      await ask('DELETE', session).catch(() => {});
      await stop(driver);
      await stop(screen);
    },
  };
}
