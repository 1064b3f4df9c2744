// Builds the site in the folder that it is given, in a process of its own, and prints what that took.
import process from 'node:process';
import { build } from 'vite';
import { run } from '../scripts/lib/run.ts';

export type BuildCost = {
  /** Seconds, of all cores together: on a shared machine they say more than the clock. */
  readonly processor: number;
  /** Megabytes at the highest. */
  readonly memory: number;
};

/** @throws {Error} with the build's output when it fails */
export async function buildCost(folder: string): Promise<BuildCost> {
  const { ok, output } = await run([process.execPath, '--import', 'tsx', import.meta.filename, folder]);
  const cost = /^cost (\S+) (\S+)$/m.exec(output);
  if (!ok || !cost) throw new Error(`${folder} was not built:\n${output}`);
  return { processor: Number(cost[1]), memory: Number(cost[2]) };
}

const [, script, folder] = process.argv;
if (script === import.meta.filename && folder) {
  await build({ root: folder, mode: 'sandbox', logLevel: 'error' });
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  console.log(`cost ${(userCPUTime + systemCPUTime) / 1e6} ${maxRSS / 1024}`);
}
