// Imitates a Debian server in a folder: with nginx as Debian's package installs it, and with the commands of
// docs/deploy.md, in which it replaces the paths below.
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, vi } from 'vitest';
import { sandboxBase, standInValues } from '../../config/stand-ins.ts';
import { freePort } from '../../scripts/lib/localhost.ts';
import { type Command, root as repository, run as runCommand, startProgram } from '../../scripts/lib/run.ts';
import { sendRequest } from '../deploy/host-checks.ts';
import { startPebble } from './pebble.ts';
import { type Systemd, startSystemd } from './units.ts';

/** Paths of a real server. The imitation has them below its folder. */
const realPaths = [
  '/etc/letsencrypt',
  '/etc/mentoria-legal.env',
  '/etc/nginx',
  '/etc/systemd/system',
  '/opt/mentoria-legal',
  '/run/nginx.pid',
  '/srv/mentoria-legal',
  '/var/log/nginx',
  '/var/www/html',
];

type Ports = { readonly http: number; readonly https: number; readonly proxy: number };

const portReplacements = ({ http, https, proxy }: Ports): readonly (readonly [RegExp, string])[] => [
  [/(listen |\[::\]:|')80\b/g, `$1${http}`],
  [/(listen |\[::\]:|')443\b/g, `$1${https}`],
  [/\b8787\b/g, String(proxy)],
  // Debian's package installs Node as /usr/bin/node.
  [/\/usr\/bin\/node\b/g, process.execPath],
];

/**
 * Returns replacements for the values that a reader fills in, and for the commands that would
 * change this machine.
 * @param serviceUrl address of the sandbox
 */
function commandReplacements(folder: string, serviceUrl: string): readonly (readonly [RegExp, string])[] {
  const values = standInValues();
  const mercadoPago = `MERCADOPAGO_API_URL=${serviceUrl}${sandboxBase}/mercado-pago`;
  return [
    [/^apt-get .*&&\n/gm, ''],
    [/^git clone \S+/gm, `cp -R ${join(folder, 'repository')}`],
    [/^git pull\b/gm, 'true'],
    // Without a terminal, certbot would first wait for minutes.
    [/^certbot renew\b/gm, '$& --no-random-sleep-on-renew'],
    [/^npm ci\b/gm, `ln -sfn ${join(repository, 'node_modules')} node_modules`],
    [/\bPUBLIC_KEY$/gm, `${values.VITE_MERCADOPAGO_PUBLIC_KEY}`],
    [/\bACCESS_TOKEN$/gm, `${values.VITE_MERCADOPAGO_ACCESS_TOKEN}\n${mercadoPago}`],
  ];
}

/** Files of the repository that contain such paths or ports. */
const filesWithPaths = [
  'config/proxy-address.ts',
  'deploy/mentoria-legal.service',
  'deploy/mentoria-legal.socket',
  'deploy/nginx-conf.ts',
  'deploy/publish.sh',
];

/** Matches files that a clone of the repository lacks. */
const untracked = /^(\.git|\.env(?!\.example)|dist|test-results|playwright-report)|(^|\/)node_modules$/;

const nginx = '/usr/sbin/nginx';

export type DebianServer = {
  readonly folder: string;
  readonly ports: Ports;
  /** Loopback addresses of this machine: IPv4, then IPv6 if the machine has it. */
  readonly addresses: readonly string[];
  /** Root certificate of the authority that signs the server's certificates, as PEM. */
  readonly rootCertificate: string;
  /** Returns the text with this server's paths and ports. */
  readonly withLocalPaths: (text: string) => string;
  /**
   * Runs commands in a root shell.
   * @returns their output
   * @throws {Error} with the output if they fail
   */
  readonly run: (commands: string) => Promise<string>;
  readonly journal: Systemd['journal'];
  readonly close: () => Promise<void>;
};

function replaceEach(text: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Installs Debian's nginx with its default site and the installed modules, and nothing else of this machine. */
function installNginx(folder: string, withLocalPaths: (text: string) => string): void {
  const etc = join(folder, 'etc', 'nginx');
  for (const name of ['conf.d', 'sites-enabled']) mkdirSync(join(etc, name), { recursive: true });
  const copiedPaths = [
    ['nginx.conf', 'nginx.conf'],
    ['mime.types', 'mime.types'],
    ['modules-enabled', 'modules-enabled'],
    ['sites-available/default', 'sites-enabled/default'],
  ] as const;
  for (const [source, target] of copiedPaths) {
    cpSync(join('/etc/nginx', source), join(etc, target), { recursive: true, dereference: true });
  }
  rewrite(join(etc, 'nginx.conf'), withLocalPaths);
  rewrite(join(etc, 'sites-enabled', 'default'), withLocalPaths);
  writeFileSync(join(folder, 'var', 'www', 'html', 'index.html'), 'Welcome to nginx!');
}

function installRepository(folder: string, withLocalPaths: (text: string) => string): void {
  const target = join(folder, 'repository');
  const filter = (file: string) => file === repository || !untracked.test(relative(repository, file));
  cpSync(repository, target, { recursive: true, filter });
  for (const file of filesWithPaths) rewrite(join(target, file), withLocalPaths);
}

/** Installs programs that take precedence over Debian's. */
function installCommands(folder: string, commands: Readonly<Record<string, string>>): void {
  mkdirSync(join(folder, 'bin'));
  for (const [name, command] of Object.entries(commands)) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\nexec ${command}\n`, { mode: 0o755 });
  }
}

/**
 * Starts a fresh server whose nginx shows Debian's own page.
 * @param names host names that resolve to the server
 * @param serviceUrl address of Mercado Pago's stand-in
 */
export async function startDebian(names: readonly string[], serviceUrl: string): Promise<DebianServer> {
  const folder = mkdtempSync(join(tmpdir(), 'debian-'));
  // Let nginx's workers read the folder. They run as www-data.
  chmodSync(folder, 0o755);
  const [http, https, proxy] = await Promise.all([freePort(), freePort(), freePort()]);
  const ports = { http, https, proxy };
  const replacements = [
    ...realPaths.map(
      (path) => [new RegExp(`(?<![\\w/])${path.replaceAll('.', '\\.')}\\b`, 'g'), folder + path] as const,
    ),
    ...portReplacements(ports),
  ];
  const withLocalPaths = (text: string) => replaceEach(text, replacements);
  for (const path of ['etc/systemd/system', 'opt', 'srv', 'run', 'var/www/html', 'var/log/nginx', 'home']) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  installNginx(folder, withLocalPaths);
  installRepository(folder, withLocalPaths);

  const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
    all?.some((each) => each.address === '::1'),
  );
  const authority = await startPebble(folder, http, hasIpv6);
  const nginxCommand: Command = [
    nginx,
    '-c',
    join(folder, 'etc/nginx/nginx.conf'),
    '-e',
    join(folder, 'nginx.log'),
  ];
  const systemd = await startSystemd(join(folder, 'etc/systemd/system'), [...nginxCommand, '-s', 'reload']);
  installCommands(folder, {
    nginx: `${nginxCommand.join(' ')} "$@"`,
    systemctl: `/usr/bin/curl -q -sS --fail-with-body --data "$*" ${systemd.url}`,
  });

  const home = join(folder, 'home');
  writeFileSync(join(folder, 'root.pem'), authority.rootCertificate);
  writeFileSync(
    join(home, '.curlrc'),
    [
      `cacert = ${join(folder, 'root.pem')}`,
      ...names.flatMap((name) => [
        `connect-to = ${name}:80:127.0.0.1:${http}`,
        `connect-to = ${name}:443:127.0.0.1:${https}`,
      ]),
      '',
    ].join('\n'),
  );
  mkdirSync(join(home, 'letsencrypt'));
  writeFileSync(
    join(home, 'letsencrypt', 'cli.ini'),
    [
      `config-dir = ${join(folder, 'etc/letsencrypt')}`,
      `work-dir = ${join(folder, 'var/lib/letsencrypt')}`,
      `logs-dir = ${join(folder, 'var/log/letsencrypt')}`,
      `server = ${authority.directory}`,
      '',
    ].join('\n'),
  );
  const env = {
    HOME: home,
    CURL_HOME: home,
    // certbot reads letsencrypt/cli.ini below this folder as well as below /etc.
    XDG_CONFIG_HOME: home,
    REQUESTS_CA_BUNDLE: authority.ownCertificate,
    PATH: [join(folder, 'bin'), dirname(process.execPath), '/usr/sbin:/usr/bin:/sbin:/bin'].join(':'),
    LANG: 'C.UTF-8',
  };
  const replacementsInCommands = commandReplacements(folder, serviceUrl);
  const run = async (commands: string) => {
    const shell: Command = [
      'bash',
      '-e',
      '-c',
      withLocalPaths(replaceEach(commands, replacementsInCommands)),
    ];
    const { ok, output } = await runCommand(shell, { cwd: folder, env });
    if (!ok) throw new Error(`${commands}\n${output}\n${systemd.journal().slice(-2000)}`);
    return output;
  };

  const server = startProgram([...nginxCommand, '-g', 'daemon off;']);
  await vi.waitFor(async () => expect((await sendRequest(`http://127.0.0.1:${http}`, '/')).status).toBe(200));
  return {
    folder,
    ports,
    addresses: ['127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])],
    rootCertificate: authority.rootCertificate,
    withLocalPaths,
    run,
    journal: systemd.journal,
    close: async () => {
      await server.stop('SIGQUIT');
      await systemd.close();
      await authority.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
