// Runs `deploy/publish.sh` with a stand-in for the proxy. The stand-in responds with the status in the published
// release's file `dist-proxy/answer`, or with 200 if there is none.
import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nodePort } from '../../config/proxy-address.ts';
import { listen } from '../../scripts/lib/localhost.ts';
import { type Command, findProgram, root as repository, run } from '../../scripts/lib/run.ts';

const script = join(repository, 'deploy/publish.sh');

let workFolder = '';
let serverRoot = '';
let proxy: Server;
let port = 0;

beforeEach(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'publish-'));
  serverRoot = join(workFolder, 'server');
  proxy = createServer((_, answer) => {
    const file = join(serverRoot, 'current/dist-proxy/answer');
    const status = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 200;
    answer.writeHead(status, { connection: 'close' }).end(`{"ok":${status === 200}}`);
  });
  port = await listen(proxy);
});

afterEach(async () => {
  proxy.close();
  await rm(workFolder, { recursive: true, force: true });
});

const catalogue = '{"build":"c7df3e0e"}\n';
const otherCatalogue = '{"build":"01234567"}\n';

async function writeBuild(name: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = join(workFolder, name);
  const allFiles = {
    'dist/index.html': name,
    'dist/catalogue.json': catalogue,
    [`dist/assets/app-${name}.js`]: name,
    'dist-proxy/catalogue.json': catalogue,
    'dist-proxy/node.js': '',
    'dist-proxy/package.json': '{ "type": "module" }',
    ...files,
  };
  for (const [file, text] of Object.entries(allFiles)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), text, { mode: 0o600 });
  }
  return folder;
}

const restartsFile = () => join(workFolder, 'restarts');

function publish(args: readonly string[], { restart = '', shell = ['sh'] as Command } = {}) {
  return run([...shell, script, ...args], {
    env: {
      ...process.env,
      PUBLISH_ROOT: serverRoot,
      PUBLISH_RESTART: restart || `echo x >>'${restartsFile()}'`,
      PUBLISH_HEALTH: `http://127.0.0.1:${port}/api/health`,
    },
  });
}

const listReleases = () => readdirSync(join(serverRoot, 'releases')).toSorted();
const readPublishedName = () => readFileSync(join(serverRoot, 'current/dist/index.html'), 'utf8');
const filesIn = (folder: string) => readdirSync(join(serverRoot, folder)).toSorted();

async function expectPublished(...args: string[]): Promise<string> {
  const { ok, output } = await publish(args);
  expect(output).toMatch(/ is up/);
  expect(ok).toBe(true);
  return output;
}

// The script needs Debian's tools, which may be missing on a developer's machine, but not on CI.
describe.skipIf(!process.env.CI && !findProgram('flock'))('publish.sh', () => {
  test('publishes a build that all users can read, and restarts the proxy', async () => {
    await expectPublished(await writeBuild('one'));
    expect(readPublishedName()).toBe('one');
    expect(readlinkSync(join(serverRoot, 'current'))).toBe(`releases/${listReleases()[0]}`);
    for (const file of ['dist/index.html', 'dist-proxy/node.js'])
      expect(statSync(join(serverRoot, 'current', file)).mode & 0o044, file).toBe(0o044);
    expect(readFileSync(restartsFile(), 'utf8')).toBe('x\n');
  });

  test('keeps the files that open pages need, and can roll back', async () => {
    await expectPublished(await writeBuild('one'));
    expect(await expectPublished(await writeBuild('two'))).toContain(
      `To go back to ${listReleases()[0]}: ${script} back`,
    );
    expect(readPublishedName()).toBe('two');
    expect(filesIn('assets')).toEqual(['app-one.js']);
    await expectPublished('back');
    expect(readPublishedName()).toBe('one');
    expect(filesIn('assets')).toEqual(['app-one.js', 'app-two.js']);
    const { ok, output } = await publish(['back']);
    expect([ok, output]).toEqual([false, `There is no release before ${listReleases()[0]}.\n`]);
    expect(readPublishedName()).toBe('one');
  });

  test('keeps three releases, and the assets of older ones for a week', async () => {
    for (const name of ['one', 'two', 'three']) await expectPublished(await writeBuild(name));
    const eightDaysAgo = Date.now() / 1000 - 8 * 24 * 60 * 60;
    await utimes(join(serverRoot, 'assets/app-one.js'), eightDaysAgo, eightDaysAgo);
    const oldReleases = listReleases();
    await expectPublished(await writeBuild('four'));
    expect(listReleases().slice(0, 2)).toEqual(oldReleases.slice(1));
    expect(listReleases()).toHaveLength(3);
    expect(filesIn('assets')).toEqual(['app-three.js', 'app-two.js']);
  });

  test('does not go back to a release that was rolled back', async () => {
    for (const name of ['good', 'bad']) await expectPublished(await writeBuild(name));
    await expectPublished('back');
    await expectPublished(await writeBuild('mended'));
    await expectPublished('back');
    expect(readPublishedName()).toBe('good');
  });

  test('the script and the socket use the proxy’s port', async () => {
    for (const file of ['publish.sh', 'mentoria-legal.socket'])
      expect(readFileSync(join(repository, 'deploy', file), 'utf8'), file).toContain(`127.0.0.1:${nodePort}`);
  });

  type Files = Readonly<Record<string, string>>;

  type Failure = {
    readonly runningFiles?: Files;
    readonly newFiles?: Files;
    readonly restart?: string;
    readonly shell?: Command;
    readonly expectedOutput: RegExp;
  };

  /** Simulates a full disk by limiting file sizes to 8 blocks. After an error, cp continues with the next file. */
  const fullDisk: Command = ['sh', '-c', 'trap "" XFSZ; ulimit -f 8; sh "$@"', 'sh'];
  const largeText = 'x'.repeat(100_000);

  test('prints only the first error if the disk is full', async () => {
    const files = Object.fromEntries([1, 2, 3].map((number) => [`dist/img/${number}.webp`, largeText]));
    const { output } = await publish([await writeBuild('one', files)], { shell: fullDisk });
    expect(output.split('\n')).toEqual([
      expect.stringMatching(/^cp: /),
      'Nothing was changed: the build could not be copied. Is the disk full?',
      '',
    ]);
  });

  test.each([
    ['site', { 'dist/catalogue.json': otherCatalogue }],
    ['proxy', { 'dist-proxy/catalogue.json': otherCatalogue }],
  ])('publishes nothing if only the %s has new prices', async (_, files) => {
    await expectPublished(await writeBuild('one'));
    const folder = await writeBuild('two', files);
    expect(await publish([folder])).toEqual({
      ok: false,
      output: `${folder}/dist and ${folder}/dist-proxy have different prices: run npm run build and npm run build:proxy.\n`,
    });
    expect([readPublishedName(), listReleases()]).toEqual(['one', [expect.any(String)]]);
  });

  test('does not go back to a release with different prices in site and proxy', async () => {
    for (const name of ['one', 'two']) await expectPublished(await writeBuild(name));
    const [first = ''] = listReleases();
    await writeFile(join(serverRoot, 'releases', first, 'dist-proxy/catalogue.json'), otherCatalogue);
    const { ok, output } = await publish(['back']);
    expect(output).toBe(
      `Nothing was changed: the site and the proxy of ${first} have different prices. Publish a build instead.\n`,
    );
    expect([ok, readPublishedName()]).toEqual([false, 'two']);
  });

  test('goes back to an old release without catalogue.json', async () => {
    for (const name of ['one', 'two']) await expectPublished(await writeBuild(name));
    const [first = ''] = listReleases();
    for (const folder of ['dist', 'dist-proxy'])
      await rm(join(serverRoot, 'releases', first, folder, 'catalogue.json'));
    await expectPublished('back');
    expect(readPublishedName()).toBe('one');
  });

  const failures: Readonly<Record<string, Failure>> = {
    'the new proxy lacks a file': {
      newFiles: { 'dist-proxy/node.js': "import './assets/gone.js';" },
      expectedOutput: /Nothing was changed: Node cannot read .*Run npm run build:proxy again\./,
    },
    'the copy fails': {
      newFiles: { 'dist/img/large.webp': largeText },
      shell: fullDisk,
      expectedOutput: /Nothing was changed: the build could not be copied\. Is the disk full\?/,
    },
    'the files of open pages cannot be kept': {
      runningFiles: { 'dist/assets/large.js': largeText },
      shell: fullDisk,
      expectedOutput: /Nothing was changed: the files of open pages could not be kept\. Is the disk full\?/,
    },
    'the proxy cannot be restarted': {
      restart: 'false',
      expectedOutput: /is up again: .*could not be restarted/,
    },
    'the new proxy is not healthy': {
      newFiles: { 'dist-proxy/answer': '503' },
      expectedOutput:
        /is up again: the payments proxy of \S+ does not work \(503 \{"ok":false\}\)\.\nThe log of the payments proxy: journalctl/,
    },
  };

  for (const [name, { runningFiles, newFiles, expectedOutput, ...options }] of Object.entries(failures)) {
    test(`keeps the running release if ${name}`, async () => {
      await expectPublished(await writeBuild('one', runningFiles));
      const releasesBefore = listReleases();
      const { ok, output } = await publish([await writeBuild('two', newFiles)], options);
      expect(output).toMatch(expectedOutput);
      expect([ok, readPublishedName(), listReleases()]).toEqual([false, 'one', releasesBefore]);
    });
  }

  test('publishes nothing if the first release does not work', async () => {
    const { ok, output } = await publish([await writeBuild('one', { 'dist-proxy/answer': '503' })]);
    expect(output).toMatch(/Nothing was put up: the payments proxy does not work/);
    expect([ok, existsSync(join(serverRoot, 'current')), listReleases()]).toEqual([false, false, []]);
  });

  test('names a missing or outdated folder and the command that builds it', async () => {
    const folder = await writeBuild('one');
    await utimes(join(folder, 'dist-proxy/node.js'), 0, 0);
    expect(await publish([folder])).toEqual({
      ok: false,
      output: `${folder}/dist-proxy is older than ${folder}/dist: run npm run build:proxy, so that both are of one version.\n`,
    });
    await rm(join(folder, 'dist-proxy'), { recursive: true });
    expect(await publish([folder])).toEqual({
      ok: false,
      output: `There is no ${folder}/dist-proxy/node.js: run npm run build:proxy first.\n`,
    });
    await rm(join(folder, 'dist'), { recursive: true });
    expect(await publish([folder])).toEqual({
      ok: false,
      output: `There is no ${folder}/dist/index.html: run npm run build first.\n`,
    });
    expect(await publish(['back'])).toEqual({ ok: false, output: 'Nothing is up yet.\n' });
  });

  test('explains that the server’s folder cannot be written', async () => {
    await writeFile(serverRoot, 'a file in the place of the folder');
    const { ok, output } = await publish([await writeBuild('one')]);
    expect([ok, output]).toEqual([false, `${serverRoot} cannot be written: run this with sudo.\n`]);
  });

  test('a second run at the same time does nothing', async () => {
    const secondOutputFile = join(workFolder, 'second');
    const { ok } = await publish([await writeBuild('one')], {
      restart: `sh '${script}' back >'${secondOutputFile}' 2>&1; true`,
    });
    expect([ok, readPublishedName()]).toEqual([true, 'one']);
    expect(readFileSync(secondOutputFile, 'utf8')).toBe('It is running already, in another window.\n');
  });
});
