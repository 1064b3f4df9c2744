// 200 requests a second during 30 seconds from the built site behind nginx, then as many look-ups and 20 preferences a
// second from the payments proxy on Node. Fails on one wrong answer. `-- --only site` or `proxy` for one of the two,
// `--rate N --seconds N` for others, `--write` puts the proxy's figures into docs/figures.md.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { loadProxy } from './proxy-load.ts';
import { loadSite } from './site-load.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    write: { type: 'boolean', default: false },
  },
});
const [rate, seconds] = [Number(values.rate), Number(values.seconds)];
const results = [
  values.only !== 'proxy' && (await loadSite(rate, seconds)),
  values.only !== 'site' && (await loadProxy(rate, seconds, values.write)),
];
process.exitCode = results.every((result, at) => result || values.only === ['proxy', 'site'][at]) ? 0 : 1;
