// Known vulnerabilities of the packages. Exit code 0: none; 1: some; 2: the registry does not answer. Not part of
// `npm test`, which must not depend on what has been published since, nor on a registry.
import process from 'node:process';
import { readAudit } from './lib/audit-report.ts';
import { npm, run } from './lib/run.ts';

const { output } = await run(npm('audit', '--json', '--loglevel=silent'));
const { verdict, text } = readAudit(output);
console.log(text);
process.exitCode = { clean: 0, vulnerable: 1, 'not checked': 2 }[verdict];
