// Runs Debian's `pebble` instead of Let's Encrypt. It is a certificate authority for tests: it checks a site over http
// before it issues a certificate.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { createCertificate, freePort } from '../../scripts/lib/localhost.ts';
import { startProgram } from '../../scripts/lib/run.ts';
import { sendRequest } from '../deploy/host-checks.ts';

const daySeconds = 24 * 60 * 60;

export type Authority = {
  /** The address that certbot requests. */
  readonly directory: string;
  /** Path of the certificate with which the authority serves `directory`. */
  readonly ownCertificate: string;
  /** The authority's root certificate, as PEM. */
  readonly rootCertificate: string;
  readonly close: () => Promise<void>;
};

/**
 * Starts the authority. Every name resolves to this machine. Certificates last ten days, so certbot
 * always renews them.
 * @param folder folder for the authority's files
 * @param httpPort port of the server that the authority checks
 * @param hasIpv6 true if names also have an IPv6 address
 */
export async function startPebble(folder: string, httpPort: number, hasIpv6: boolean): Promise<Authority> {
  const [port, managementPort, tlsPort, dnsPort, dnsManagementPort] = await Promise.all(
    Array.from({ length: 5 }, freePort),
  );
  const ownCertificate = join(folder, 'pebble.pem');
  const privateKey = join(folder, 'pebble-key.pem');
  const config = join(folder, 'pebble.json');
  const keyPair = createCertificate();
  writeFileSync(ownCertificate, keyPair.certificate);
  writeFileSync(privateKey, keyPair.key, { mode: 0o600 });
  writeFileSync(
    config,
    JSON.stringify({
      pebble: {
        listenAddress: `127.0.0.1:${port}`,
        managementListenAddress: `127.0.0.1:${managementPort}`,
        certificate: ownCertificate,
        privateKey,
        httpPort,
        tlsPort,
        ocspResponderURL: '',
        externalAccountBindingRequired: false,
        certificateValidityPeriod: 10 * daySeconds,
      },
    }),
  );
  const nameArgs = ['-defaultIPv4', '127.0.0.1', '-defaultIPv6', hasIpv6 ? '::1' : ''];
  const serverArgs = ['-http01', '', '-https01', '', '-tlsalpn01', ''];
  const addressArgs = ['-dns01', `127.0.0.1:${dnsPort}`, '-management', `127.0.0.1:${dnsManagementPort}`];
  // Check every name each time and without a delay. By default, pebble skips some checks, waits, and rejects some valid
  // requests at random.
  const env = { PEBBLE_AUTHZREUSE: '0', PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' };
  const programs = [
    startProgram(['pebble-challtestsrv', ...nameArgs, ...serverArgs, ...addressArgs]),
    startProgram(['pebble', '-strict', '-config', config, '-dnsserver', `127.0.0.1:${dnsPort}`], {
      env: { ...process.env, ...env },
    }),
  ];
  const rootCertificate = await vi.waitFor(async () => {
    const answer = await sendRequest(`https://127.0.0.1:${managementPort}`, '/roots/0');
    if (answer.status !== 200) throw new Error(`pebble answered ${answer.status}`);
    return answer.body.toString();
  });
  return {
    directory: `https://localhost:${port}/dir`,
    ownCertificate,
    rootCertificate,
    close: async () => {
      await Promise.all(programs.map(({ stop }) => stop()));
    },
  };
}
