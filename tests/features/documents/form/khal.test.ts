// Imports reminder files into the calendar program khal, which keeps one file for each event's UID.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findProgram, readOutput } from '../../../../scripts/lib/run.ts';
import { reminderFile, remindersOf } from '../../../../src/features/documents/form/review/reminders.ts';
import type { Values } from '../../../../src/features/documents/model/document.ts';
import { template as deaForm } from '../../../../src/features/documents/templates/dea-form/text.ts';

// khal is a Python program, which takes a second to start, or longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

// If khal is not installed, these tests are skipped. With CI set, they fail instead.
const khalTest = test.skipIf(!process.env.CI && !findProgram('khal'));

let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'khal-'));
  await mkdir(join(dir, 'events'));
  await writeFile(
    join(dir, 'config'),
    `[calendars]
[[reminders]]
path = ${join(dir, 'events')}
[sqlite]
path = ${join(dir, 'khal.db')}
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
local_timezone = America/Santiago
default_timezone = America/Santiago
`,
  );
});

afterEach(() => rm(dir, { recursive: true, force: true }));

async function khal(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, LC_ALL: 'C.UTF-8', HOME: dir };
  return readOutput(['khal', '-c', join(dir, 'config'), ...args], { env });
}

async function importFile(values: Values, now: string): Promise<void> {
  const file = reminderFile(remindersOf(deaForm, values, '2026-03-02', 'd'.repeat(32)), '', new Date(now));
  await writeFile(join(dir, 'recordatorios.ics'), await file.text());
  await khal('import', '--batch', '-a', 'reminders', join(dir, 'recordatorios.ics'));
}

async function listEvents(): Promise<readonly string[]> {
  const format = '{start} {title}';
  const output = await khal('list', '--day-format', '', '--format', format, '2026-03-02', '2000d');
  return output.split('\n').filter(Boolean);
}

const values = { dea_marca: 'Marca Ejemplo', dea_serie: 'SN-000123', dea_venc_bateria: '2030-01-15' };
const title = 'vence la batería del desfibrilador (DEA) · Marca Ejemplo SN-000123';

khalTest('importing a file again replaces its reminders', async () => {
  await importFile(values, '2026-03-02T12:00:00Z');
  const firstEvents = await listEvents();
  expect(firstEvents).toEqual([
    `2029-10-17 09:00 En 90 días ${title}`,
    `2029-12-16 09:00 En 30 días ${title}`,
    `2030-01-08 09:00 En 7 días ${title}`,
    `2030-01-15 09:00 Hoy ${title}`,
  ]);
  await importFile(values, '2026-03-02T12:00:00Z');
  expect(await listEvents()).toEqual(firstEvents);
  await importFile({ ...values, dea_venc_bateria: '2030-02-15' }, '2026-03-03T12:00:00Z');
  expect((await listEvents()).at(-1)).toBe(`2030-02-15 09:00 Hoy ${title}`);
  expect(await readdir(join(dir, 'events'))).toHaveLength(4);
});
