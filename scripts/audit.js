// Known vulnerabilities of the packages: `npm run audit`. It ends with 0 when there is none, 1 when there is one, and
// 2 when the registry does not tell, which is neither. No step of `npm test`: that must not depend on what somebody
// has published since, nor on a registry that answers.
import process from 'node:process';
import { judge } from './lib/audit-report.js';
import { npm, run } from './lib/run.js';

const { output } = await run(npm('audit', '--json', '--loglevel=silent'));
const { verdict, text } = judge(output);
console.log(text);
process.exitCode = { clean: 0, vulnerable: 1, 'not checked': 2 }[verdict];
